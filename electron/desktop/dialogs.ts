/** The system's own dialogs. They ask and answer; what follows is decided elsewhere. */
import { BrowserWindow, dialog, type MessageBoxOptions, type OpenDialogOptions, type SaveDialogOptions } from 'electron'
import { nativeText } from './nativeText.ts'
import type { CurrentTexts } from './texts/currentTexts.ts'

/** The window that a dialog belongs to; where none is in sight, the dialog stands alone: on a hidden one nobody would see it. */
const parentWindow = () => BrowserWindow.getAllWindows().find((window) => window.isVisible()) ?? null

export interface Dialogs {
  /** The folder's path, or null when the user closed the dialog. */
  chooseFolder(): Promise<string | null>
  /** A collection of subtitles, a folder or one file: its path, or null when the user closed the dialog. */
  chooseCollection(kind: 'folder' | 'file'): Promise<string | null>
  /** Where to save; asks before a file that is there is replaced. Null when the user closed the dialog. */
  chooseFile(proposedName: string): Promise<string | null>
  /** @param host of the link, shown in plain sight */
  confirmLink(host: string): Promise<boolean>
  /** Closing the question means the safer of the two. */
  chooseUnprotected(): Promise<'session' | 'file'>
  /** Closing the question leaves a window that shows nothing: it counts as "load again". */
  askAfterCrash(): Promise<'reload' | 'quit'>
  /** @param signal closes the question: the page answers again. */
  askWhileHanging(signal: AbortSignal): Promise<'wait' | 'reload'>
  /** @param version of the app, as package.json has it */
  showAbout(version: string): Promise<void>
  showStartFailure(sentence: string): void
}

/** @param texts asked anew for each dialog: the language may have changed */
export function createDialogs(texts: CurrentTexts): Dialogs {
  const words = () => texts.get().dialog
  return {
    async chooseFolder() {
      const options: OpenDialogOptions = {
        title: words().chooseFolder,
        buttonLabel: words().choose,
        properties: ['openDirectory', 'createDirectory'],
      }
      const parent = parentWindow()
      const { filePaths } = await (parent ? dialog.showOpenDialog(parent, options) : dialog.showOpenDialog(options))
      return filePaths[0] ?? null
    },
    async chooseCollection(kind) {
      const isFile = kind === 'file'
      const options: OpenDialogOptions = {
        title: words().chooseCollection,
        buttonLabel: words().readCollection,
        ...(isFile && { filters: [{ name: words().collectionFiles, extensions: ['zip', 'jsonl', 'tsv', 'gz'] }] }),
        properties: [isFile ? 'openFile' : 'openDirectory'],
      }
      const parent = parentWindow()
      const { filePaths } = await (parent ? dialog.showOpenDialog(parent, options) : dialog.showOpenDialog(options))
      return filePaths[0] ?? null
    },
    async chooseFile(proposedName) {
      const options: SaveDialogOptions = {
        title: words().saveReport,
        defaultPath: proposedName,
        properties: ['showOverwriteConfirmation'],
      }
      const parent = parentWindow()
      const { filePath } = await (parent ? dialog.showSaveDialog(parent, options) : dialog.showSaveDialog(options))
      return filePath === '' ? null : filePath
    },
    async confirmLink(host) {
      const { openLink, openLinkDetail, open, cancel } = words()
      const message = openLink({ host: nativeText(host) })
      return (await ask({ message, detail: openLinkDetail, buttons: [open, cancel], defaultId: 1, cancelId: 1 })) === 0
    },
    async chooseUnprotected() {
      const { noKeyring: message, noKeyringDetail: detail, thisSessionOnly, unprotectedFile } = words()
      return (await ask({ message, detail, buttons: [thisSessionOnly, unprotectedFile] })) === 1 ? 'file' : 'session'
    },
    async askAfterCrash() {
      const { pageGone: message, pageGoneDetail: detail, loadAgain, quit } = words()
      const answer = await ask({ type: 'warning', message, detail, buttons: [loadAgain, quit] })
      return answer === 1 ? 'quit' : 'reload'
    },
    async askWhileHanging(signal) {
      const { pageHangs: message, pageHangsDetail: detail, keepWaiting, loadAgain } = words()
      const answer = await ask({ type: 'warning', message, detail, buttons: [keepWaiting, loadAgain], signal })
      return answer === 1 ? 'reload' : 'wait'
    },
    async showAbout(version) {
      const { aboutDetail, close } = words()
      const detail = `${aboutDetail({ version })}\n© The Undertitle authors · MIT`
      await ask({ type: 'info', message: 'Undertitle', detail, buttons: [close] })
    },
    showStartFailure: (sentence) => dialog.showErrorBox(words().cannotStart, sentence),
  }
}

/** The first button is the one that Enter and closing the question choose, unless told otherwise. */
async function ask(question: MessageBoxOptions): Promise<number> {
  const options: MessageBoxOptions = { type: 'question', noLink: true, defaultId: 0, cancelId: 0, ...question }
  const parent = parentWindow()
  const { response } = await (parent ? dialog.showMessageBox(parent, options) : dialog.showMessageBox(options))
  return response
}
