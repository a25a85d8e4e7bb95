/** Answers the calls of the screens. Knows no transport. */
import { createDispatch, type Dispatch } from '../../node/ownPage/dispatch.ts'
import { commands, type Handlers } from '../../shared/contract/index.ts'
import type { AppError } from '../../shared/errors.ts'

export type { Dispatch }

/** @param report told of bugs and of unknown names, for the log; the screens only learn that there was one. */
export function createRouter(handlers: Handlers, report: (error: AppError) => void): Dispatch {
  return createDispatch(commands, handlers, report)
}
