/** Says in a box why there is no app, and ends: there is no window that could say it. */
import { app } from 'electron'
import type { Dialogs } from '../dialogs.ts'

const cannotWork = 3

export function refuseToStart(sentence: string, dialogs: Pick<Dialogs, 'showStartFailure'>): void {
  dialogs.showStartFailure(sentence)
  app.exit(cannotWork)
}
