/** The system's own dialogs. They ask and answer; what follows is decided elsewhere. */
import { BrowserWindow, dialog, type MessageBoxOptions, type OpenDialogOptions, type SaveDialogOptions } from 'electron'
import { nativeText } from './nativeText.ts'
import type { NativeTexts } from './texts/NativeTexts.ts'

/** The window that a dialog belongs to; where none is in sight, the dialog stands alone: on a hidden one nobody would see it. */
const parentWindow = () => BrowserWindow.getAllWindows().find((window) => window.isVisible()) ?? null

/** The folder's path, or null when the user closed the dialog. */
export async function chooseFolder({ dialog: words }: NativeTexts): Promise<string | null> {
  const options: OpenDialogOptions = {
    title: words.chooseFolder,
    buttonLabel: words.choose,
    properties: ['openDirectory', 'createDirectory'],
  }
  const parent = parentWindow()
  const { filePaths } = await (parent ? dialog.showOpenDialog(parent, options) : dialog.showOpenDialog(options))
  return filePaths[0] ?? null
}

/** Where to save; asks before a file that is there is replaced. Null when the user closed the dialog. */
export async function chooseFile(proposedName: string, { dialog: words }: NativeTexts): Promise<string | null> {
  const options: SaveDialogOptions = {
    title: words.saveReport,
    defaultPath: proposedName,
    properties: ['showOverwriteConfirmation'],
  }
  const parent = parentWindow()
  const { filePath } = await (parent ? dialog.showSaveDialog(parent, options) : dialog.showSaveDialog(options))
  return filePath === '' ? null : filePath
}

export async function confirmLink(host: string, { dialog: words }: NativeTexts): Promise<boolean> {
  const answer = await ask({
    message: words.openLink({ host: nativeText(host) }),
    detail: words.openLinkDetail,
    buttons: [words.open, words.cancel],
    defaultId: 1,
    cancelId: 1,
  })
  return answer === 0
}

/** Closing the question means the safer of the two. */
export async function chooseUnprotected({ dialog: words }: NativeTexts): Promise<'session' | 'file'> {
  const answer = await ask({
    message: words.noKeyring,
    detail: words.noKeyringDetail,
    buttons: [words.thisSessionOnly, words.unprotectedFile],
    defaultId: 0,
    cancelId: 0,
  })
  return answer === 1 ? 'file' : 'session'
}

/** Closing the question leaves a window that shows nothing: it counts as "load again". */
export async function askAfterCrash({ dialog: words }: NativeTexts): Promise<'reload' | 'quit'> {
  const answer = await ask({
    type: 'warning',
    message: words.pageGone,
    detail: words.pageGoneDetail,
    buttons: [words.loadAgain, words.quit],
    defaultId: 0,
    cancelId: 0,
  })
  return answer === 1 ? 'quit' : 'reload'
}

/** @param signal closes the question: the page answers again. */
export async function askWhileHanging({ dialog: words }: NativeTexts, signal: AbortSignal): Promise<'wait' | 'reload'> {
  const answer = await ask({
    type: 'warning',
    message: words.pageHangs,
    detail: words.pageHangsDetail,
    buttons: [words.keepWaiting, words.loadAgain],
    defaultId: 0,
    cancelId: 0,
    signal,
  })
  return answer === 1 ? 'reload' : 'wait'
}

/** @param version of the app, as package.json has it */
export async function showAbout({ dialog: words }: NativeTexts, version: string): Promise<void> {
  await ask({
    type: 'info',
    message: 'Undertitle',
    detail: `${words.aboutDetail({ version })}
© The Undertitle authors · MIT`,
    buttons: [words.close],
  })
}

export function showStartFailure(sentence: string, { dialog: words }: NativeTexts): void {
  dialog.showErrorBox(words.cannotStart, sentence)
}

async function ask(question: MessageBoxOptions): Promise<number> {
  const options: MessageBoxOptions = { type: 'question', noLink: true, ...question }
  const parent = parentWindow()
  const { response } = await (parent ? dialog.showMessageBox(parent, options) : dialog.showMessageBox(options))
  return response
}
