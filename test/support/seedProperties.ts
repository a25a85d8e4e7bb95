/** Every run draws the same made-up inputs, so that what passed passes again; another UNDERTITLE_SEED draws others. */
import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env['UNDERTITLE_SEED'] ?? 1) })
