/** The page of whoever runs the service, as `service start` opens it, and the link that it prints. */
import { systemClock } from '../../node/clock.ts'
import { listBuiltFiles, type BuiltFiles } from '../../node/ownPage/builtFiles.ts'
import { AppError } from '../../shared/errors.ts'
import { portOf, type Arguments } from '../commandArguments.ts'
import type { CommandIo } from '../commandIo.ts'
import type { Report } from '../http/answerRequest.ts'
import type { OperatorPage as ServedPage, ServiceOptions } from '../server.ts'

export interface OperatorPage {
  readonly open: NonNullable<ServiceOptions['openOperatorPage']>
  /** Once it is open. Each link opens one session; when it was used, the next one is printed. */
  newLink(): string
}

/** Null where nobody asked for it. */
export async function operatorPageOf(given: Arguments, io: CommandIo, report: Report): Promise<OperatorPage | null> {
  const port = given.values['admin-port']
  if (port === undefined) return null
  const options = {
    port: portOf(port, '--admin-port'),
    builtFiles: builtFilesIn(io.operatorPage),
    clock: systemClock,
    report: (thrown: unknown) => report('admin page', thrown),
  }
  // Only who wants the page needs what it is served by.
  const { serveOperator } = await import('./serveOperator.ts')
  let served: Awaited<ReturnType<typeof serveOperator>> | null = null

  /** A service runs for months, a session ends after half a day without use: there is always a link for the next one. */
  function newLink(): string {
    if (!served) throw new Error('the page was not opened')
    return served.newLink(() => io.stdout(JSON.stringify({ admin: newLink() })))
  }

  return {
    async open(store): Promise<ServedPage> {
      served = await serveOperator({ ...options, store })
      return served
    },
    newLink,
  }
}

function builtFilesIn(folder: string | undefined): BuiltFiles {
  if (folder === undefined) throw new AppError('input.invalid', 'This program has no page for --admin-port.')
  try {
    return listBuiltFiles(folder)
  } catch (thrown) {
    throw new AppError('file.missing', 'The page for --admin-port is not built. Run: npm run build', thrown)
  }
}
