/** Says once what was done, with what takes it back: the line at the foot of the app. Type only. */
import type { Texts } from '../../texts/Texts.ts'

export type SayAct = (act: { readonly text: (texts: Texts) => string; readonly undo: () => Promise<unknown> }) => void
