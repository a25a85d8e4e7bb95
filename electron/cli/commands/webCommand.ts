/** `web`: the app as a page of the browser on this machine, until a signal ends it. */
import { flushCompileCache } from 'node:module'
import { AppError, toAppError } from '../../../shared/errors.ts'
import { startWeb } from '../start/startWeb.ts'
import { dataFolderPathOf } from '../dataFolderPathOf.ts'
import { forgetLinkPages } from '../start/linkPage.ts'
import type { ProgramFiles } from '../programFiles.ts'
import { linkFolder, longestShownMs, showLink } from '../start/showLink.ts'
import { shown, type ExitCode, type Terminal } from '../terminal.ts'
import type { WebServer } from '../../transport/web/httpTransport.ts'
import { openCommand } from '../start/openCommand.ts'
import { forgetWebLink, keepWebLink, liveWebLink, webLinkFile } from '../start/webLink.ts'
import type { Given } from '../table/appCommand.ts'
import type { webOptions } from '../table/webOptions.ts'

const mostPort = 65_535
/** The page has its first screen by then. */
const keepCompiledAfterMs = 3_000

export interface WebOrder {
  readonly homeFolder: string
  readonly address: string
  /** 0 lets the system choose. */
  readonly port: number
  readonly isOpening: boolean
}

export async function webCommand(
  given: Given<typeof webOptions>,
  terminal: Terminal,
  files: ProgramFiles,
): Promise<ExitCode> {
  const { values } = given
  const order = {
    homeFolder: dataFolderPathOf(values.home, terminal),
    address: values.host ?? '127.0.0.1',
    port: portOf(values.port ?? '0'),
    isOpening: values['no-open'] !== true,
  }
  return runWeb(order, terminal, files).catch(async (thrown: unknown) => {
    throw await withWayIn(thrown, order, terminal)
  })
}

/** What is asked for by name does not turn into something else: where the page of this home is served, the way to it is told. */
async function withWayIn(thrown: unknown, { homeFolder }: WebOrder, { env }: Terminal): Promise<unknown> {
  const error = toAppError(thrown)
  if (error.code !== 'home.locked' || (await liveWebLink(webLinkFile(homeFolder))) === null) return thrown
  const command = openCommand(homeFolder, { env, platform: process.platform })
  return new AppError('home.locked', `${error.message} Its page is served already; for a link to it, run: ${command}`)
}

function portOf(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= mostPort) return port
  throw new AppError('input.invalid', `--port takes a number from 0 to ${mostPort}, not ${JSON.stringify(text)}.`)
}

/** Prints the link, opens the page, and serves it until the terminal's signal. Each link opens one session. */
export async function runWeb(order: WebOrder, terminal: Terminal, files: ProgramFiles): Promise<ExitCode> {
  const { homeFolder, address, port, isOpening } = order
  const linkFile = webLinkFile(homeFolder)
  const report = (thrown: unknown) => terminal.stderr(shown(causeOf(thrown)))
  const web = await startWeb({
    homeFolder,
    files,
    screens: files.screens,
    env: terminal.env,
    version: files.version,
    log: terminal.log,
    address,
    port,
    report,
  })
  /** For the next start: a link that was used is followed by another. */
  const keepNext = () => {
    try {
      keepWebLink(linkFile, web.newLink(keepNext))
    } catch (thrown) {
      forgetWebLink(linkFile)
      report(thrown)
    }
  }
  try {
    // Nobody else owns the home: pages that lie there are of runs that were killed.
    forgetLinkPages(homeFolder)
    keepNext()
    terminal.stdout(JSON.stringify({ listening: web.newLink() }))
    const isShown = isOpening ? openFirst(web, homeFolder, terminal) : Promise.resolve()
    const command = openCommand(homeFolder, { env: terminal.env, platform: process.platform })
    terminal.stderr(`Undertitle runs until you press Ctrl+C. For a link to one more window, run: ${shown(command)}`)
    // Node keeps what it compiled when it ends by itself: whoever logs out, or stops a container, kills it.
    setTimeout(flushCompileCache, keepCompiledAfterMs).unref()
    await Promise.all([isShown, aborted(terminal.signal)])
    return 0
  } finally {
    forgetWebLink(linkFile)
    await web.close()
  }
}

async function openFirst(web: WebServer, homeFolder: string, terminal: Terminal): Promise<void> {
  let isUsed = false
  const link = web.newLink(() => {
    isUsed = true
  })
  const folder = await linkFolder(homeFolder, terminal)
  // The browser's own folder serves other homes of this user too.
  forgetLinkPages(folder, Date.now() - longestShownMs)
  await showLink({ link, folder, isUsed: () => isUsed }, terminal)
}

function causeOf(thrown: unknown): string {
  const { cause, message } = toAppError(thrown)
  return cause instanceof Error ? (cause.stack ?? cause.message) : message
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
}
