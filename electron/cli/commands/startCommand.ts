/** The app without a command, as `npm start`: the desktop window where Electron is there, else the page in the browser. */
import { spawn } from 'node:child_process'
import { AppError } from '../../../shared/errors.ts'
import { findElectron } from '../start/electronRuntime.ts'
import { dataFolderPathOf } from '../dataFolderPathOf.ts'
import type { ProgramFiles } from '../programFiles.ts'
import { startDesktop } from '../start/startDesktop.ts'
import type { ExitCode, Terminal } from '../terminal.ts'
import { linkFolder, showLink } from '../start/showLink.ts'
import { keepAliveClock } from '../../../node/clock.ts'
import { runWeb } from './webCommand.ts'
import { liveWebLink, readWebLink, webLinkFile } from '../start/webLink.ts'
import type { Given } from '../table/appCommand.ts'
import type { startOptions } from '../table/optionSets.ts'

export async function startCommand(
  given: Given<typeof startOptions>,
  terminal: Terminal,
  files: ProgramFiles,
): Promise<ExitCode> {
  const { values } = given
  const homeFolder = dataFolderPathOf(values.home, terminal)
  const electron = findElectron(import.meta.url, terminal.env, process.platform)
  const { platform } = process
  const isRoot = process.getuid?.() === 0
  const order = { electron, root: files.root, homeFolder, spawn, clock: keepAliveClock, platform, isRoot }
  const desktop = await startDesktop(order, terminal)
  if (desktop.kind === 'ended') return desktop.code
  terminal.stderr(desktop.reason)
  terminal.stderr('Undertitle runs as a page of the browser instead.')
  try {
    return await runWeb({ homeFolder, address: '127.0.0.1', port: 0, isOpening: true }, terminal, files)
  } catch (thrown) {
    if (thrown instanceof AppError && thrown.code === 'home.locked') return openRunning(homeFolder, terminal, thrown)
    throw thrown
  }
}

/** The home is in use: by a web mode that can show itself once more, or by another command. */
async function openRunning(homeFolder: string, terminal: Terminal, locked: AppError): Promise<ExitCode> {
  const linkFile = webLinkFile(homeFolder)
  const link = await liveWebLink(linkFile)
  if (link === null) throw locked
  terminal.stderr('Undertitle is running already: this link opens one more window of it.')
  terminal.stdout(JSON.stringify({ listening: link }))
  // The app that runs puts another link into the file once this one was used.
  const folder = await linkFolder(homeFolder, terminal)
  await showLink({ link, folder, isUsed: () => readWebLink(linkFile) !== link }, terminal)
  return 0
}
