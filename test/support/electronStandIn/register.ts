/** Loaded before an app's main script: from then on `electron` is the stand-in. */
import { registerHooks } from 'node:module'

const standIn = new URL('./electron.ts', import.meta.url).href

registerHooks({
  resolve: (name, context, next) => (name === 'electron' ? { url: standIn, shortCircuit: true } : next(name, context)),
})
Object.defineProperty(process, 'resourcesPath', { value: process.env['STAND_IN_RESOURCES'] })
// A package is started by its own name: its main script is not among the arguments.
process.argv.splice(1, 1)
