/** Answers one call of a table: checks the name and the input, runs the handler, wraps the result. Knows no transport. */
import type { CommandTable, HandlersFor } from '../../shared/contract/define.ts'
import type { Reply } from '../../shared/contract/reply.ts'
import { AppError, toAppError } from '../../shared/errors.ts'

const longestName = 100
/** Whoever asks for more unknown names shall not fill the log. */
const mostReported = 100

/** Never rejects: what goes wrong is a reply too. */
export type Dispatch = (name: string, rawInput: unknown) => Promise<Reply<unknown>>

/** @param report told of bugs and of unknown names, for the log; the screens only learn that there was one. */
export function createDispatch<Table extends CommandTable>(
  table: Table,
  handlers: HandlersFor<Table>,
  report: (error: AppError) => void,
): Dispatch {
  let unknownNames = 0

  /** No page of ours asks for it: whoever does is worth a line in the log. */
  function unknownCommand(name: unknown): Reply<never> {
    unknownNames += 1
    const asked = typeof name === 'string' ? JSON.stringify(name.slice(0, longestName)) : typeof name
    if (unknownNames <= mostReported)
      report(new AppError('input.invalid', `There is no such command. Asked for: ${asked}`))
    return { ok: false, error: { code: 'input.invalid', message: 'There is no such command.' } }
  }

  async function answer(name: string, rawInput: unknown): Promise<unknown> {
    const input = table[name]?.input.safeParse(rawInput)
    if (!input?.success) throw new AppError('input.invalid', `The input does not suit ${name}.`, input?.error)
    // The schema of this very command has just made the input: the table of types cannot follow a name chosen at run time.
    const handle = handlers[name] as (input: unknown) => Promise<unknown>
    return handle(input.data)
  }

  return async (name, rawInput) => {
    if (typeof name !== 'string' || !Object.hasOwn(table, name)) return unknownCommand(name)
    try {
      return { ok: true, value: await answer(name, rawInput) }
    } catch (thrown) {
      const error = toAppError(thrown)
      if (error.code === 'internal') report(error)
      return { ok: false, error: { code: error.code, message: error.message } }
    }
  }
}
