/** `node:https`, loaded with the first call that is encrypted: the app speaks to its own service without, and most starts do no more. */
export const secureHttp = () => process.getBuiltinModule('node:https')
