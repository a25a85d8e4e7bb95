/** The system's own dialogs. They ask and answer; what follows is decided elsewhere. */
import { dialog, type BrowserWindow, type MessageBoxOptions, type OpenDialogOptions } from 'electron'
import { nativeText } from './nativeText.ts'
import type { NativeTexts } from './texts/en.ts'

/** Null where no window is open: then the dialog stands alone. */
type Parent = BrowserWindow | null

/** The folder's path, or null when the user closed the dialog. */
export async function chooseFolder(parent: Parent, { dialog: words }: NativeTexts): Promise<string | null> {
  const options: OpenDialogOptions = {
    title: words.chooseFolder,
    buttonLabel: words.choose,
    properties: ['openDirectory', 'createDirectory'],
  }
  const { filePaths } = await (parent ? dialog.showOpenDialog(parent, options) : dialog.showOpenDialog(options))
  return filePaths[0] ?? null
}

export async function confirmLink(host: string, parent: Parent, { dialog: words }: NativeTexts): Promise<boolean> {
  const answer = await ask(parent, {
    message: words.openLink(nativeText(host)),
    detail: words.openLinkDetail,
    buttons: [words.open, words.cancel],
    defaultId: 1,
    cancelId: 1,
  })
  return answer === 0
}

/** Closing the question means the safer of the two. */
export async function chooseUnprotected(parent: Parent, { dialog: words }: NativeTexts): Promise<'session' | 'file'> {
  const answer = await ask(parent, {
    message: words.noKeyring,
    detail: words.noKeyringDetail,
    buttons: [words.thisSessionOnly, words.unprotectedFile],
    defaultId: 0,
    cancelId: 0,
  })
  return answer === 1 ? 'file' : 'session'
}

export function showStartFailure(sentence: string, { dialog: words }: NativeTexts): void {
  dialog.showErrorBox(words.cannotStart, sentence)
}

async function ask(parent: Parent, question: MessageBoxOptions): Promise<number> {
  const options: MessageBoxOptions = { type: 'question', noLink: true, ...question }
  const { response } = await (parent ? dialog.showMessageBox(parent, options) : dialog.showMessageBox(options))
  return response
}
