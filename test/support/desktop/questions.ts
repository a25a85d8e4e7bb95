/** The app's questions to the user, kept and left open: a native dialog cannot be looked into. */
import type { RealApp } from './realApp.ts'

export interface Question {
  readonly message: string
  readonly buttons: readonly string[]
}

interface Keeper {
  asked: Question[]
}
declare const global: Keeper

/** From now on no message box is shown; each is kept, and answered only when the app ends. */
export function keepQuestions({ evaluate }: RealApp): Promise<void> {
  return evaluate(({ dialog }) => {
    global.asked = []
    const keep = (...given: readonly unknown[]): Promise<never> => {
      const { message, buttons = [] } = given.at(-1) as {
        readonly message: string
        readonly buttons?: readonly string[]
      }
      global.asked.push({ message, buttons })
      return new Promise<never>(() => undefined)
    }
    dialog.showMessageBox = keep
  })
}

export function questionsOf({ evaluate }: RealApp): Promise<readonly Question[]> {
  return evaluate(() => global.asked)
}
