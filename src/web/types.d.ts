declare module '*.hoyle' { const text: string; export default text }
declare module 'hoyle-glue' { const create: (options: object) => Promise<any>; export default create }
