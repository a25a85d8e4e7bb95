/** Says once what was done, with what takes it back: the line at the foot of the app. Type only. */
import type { Act } from '../acts/actsStore.ts'

export type SayAct = (act: Act & Required<Pick<Act, 'undo'>>) => void
