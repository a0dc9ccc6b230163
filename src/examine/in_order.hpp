// Work shared by threads, its results taken in order. One thread and many go the same way.
#pragma once

#include <condition_variable>
#include <exception>
#include <mutex>
#include <new>
#include <system_error>
#include <thread>
#include <vector>

namespace hoyle {

/// Pieces of work go round a ring of slots, a few more than there are threads:
///
///     begin(slot)  fills the slot with the next piece; false when there is none. One thread at a time, in order.
///     work(slot)   what any thread may do by itself, several at once
///     take(slot)   the piece done, on the thread that called, in the order in which they were begun; false: enough, and no more
///     is begun
///
/// The calling thread works too while nothing is ready to be taken. What any of them throws ends all, and is thrown to the caller
/// when its piece would be taken: so what came before it has been taken, however many threads there are. Where a thread cannot be
/// started (a limit on processes or memory) the others do its work.
template <class Slot, class Thread = std::thread> class InOrder {
public:
    explicit InOrder(unsigned threads) : slots_(threads < 2 ? 1 : threads + 2), helpers_wanted_(threads < 2 ? 0 : threads - 1) {}

    template <class Begin, class Work, class Take> void run(const Begin& begin, const Work& work, const Take& take)
    {
        std::vector<Thread> helpers = started([&] {
            std::unique_lock lock(mutex_);
            for (;;) {
                changed_.wait(lock, [&] { return ended_ || can_begin(); });
                if (ended_) return;
                do_one(lock, begin, work);
            }
        });
        std::exception_ptr thrown;
        try {
            std::unique_lock lock(mutex_);
            for (;;) {
                if (taken_ < begun_ && slot(taken_).ready) take_one(lock, take);
                else if (can_begin()) do_one(lock, begin, work);
                else if (taken_ == begun_) break;
                else changed_.wait(lock);
            }
        } catch (...) {
            thrown = std::current_exception();
            std::unique_lock lock(mutex_);
            end();
        }
        for (Thread& helper : helpers) helper.join();
        if (thrown) std::rethrow_exception(thrown);
    }

private:
    struct Held {
        Slot slot;
        bool ready = false;
        std::exception_ptr thrown;
    };

    /// As many as are wanted, or as the machine gives.
    template <class Help> std::vector<Thread> started(const Help& help) const
    {
        std::vector<Thread> helpers;
        helpers.reserve(helpers_wanted_);
        try {
            while (helpers.size() < helpers_wanted_) helpers.emplace_back(help);
        } catch (const std::system_error&) {  // no more threads
        } catch (const std::bad_alloc&) {}
        return helpers;
    }

    Held& slot(std::size_t piece) { return slots_[piece % slots_.size()]; }
    bool can_begin() const { return !ended_ && begun_ < taken_ + slots_.size(); }

    template <class Begin, class Work> void do_one(std::unique_lock<std::mutex>& lock, const Begin& begin, const Work& work)
    {
        Held& held = slot(begun_);
        held.thrown = nullptr;
        bool more = false;
        try {
            more = begin(held.slot);
        } catch (...) {
            held.thrown = std::current_exception();
        }
        if (!more) end();
        if (!more && !held.thrown) return;
        ++begun_;
        if (more) {
            lock.unlock();
            try {
                work(held.slot);
            } catch (...) {
                held.thrown = std::current_exception();
            }
            lock.lock();
        }
        held.ready = true;
        changed_.notify_all();
    }

    template <class Take> void take_one(std::unique_lock<std::mutex>& lock, const Take& take)
    {
        Held& held = slot(taken_);
        if (held.thrown) std::rethrow_exception(held.thrown);
        lock.unlock();
        const bool go_on = take(held.slot);
        lock.lock();
        if (!go_on) {
            begun_ = taken_ + 1;  // what was begun behind it is not wanted
            end();
        }
        held.ready = false;
        ++taken_;
        changed_.notify_all();
    }

    void end()
    {
        ended_ = true;
        changed_.notify_all();
    }

    std::vector<Held> slots_;
    unsigned helpers_wanted_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::size_t begun_ = 0, taken_ = 0;  ///< pieces
    bool ended_ = false;
};

}  // namespace hoyle
