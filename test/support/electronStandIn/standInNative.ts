/** Plays the parts that the system draws. They are recorded; what they answer is what a user does not press: the default. */
import { EventEmitter } from 'node:events'
import { record } from './records.ts'

export const dialog = {
  showOpenDialog: async (...values: readonly unknown[]) => {
    record('dialog.showOpenDialog', values.at(-1))
    return { canceled: true, filePaths: [] as readonly string[] }
  },
  showMessageBox: async (...values: readonly unknown[]) => {
    record('dialog.showMessageBox', values.at(-1))
    return { response: (values.at(-1) as { defaultId: number }).defaultId }
  },
  showErrorBox: (title: string, sentence: string) => record('dialog.showErrorBox', title, sentence),
}

export const shell = {
  openExternal: async (address: string) => record('shell.openExternal', address),
  /** As on a system where no program is registered for videos. */
  openPath: async (path: string) => {
    record('shell.openPath', path)
    return 'No application is registered as handling this file'
  },
  showItemInFolder: (path: string) => record('shell.showItemInFolder', path),
}

interface Template {
  readonly label?: string
  readonly submenu?: readonly Template[]
  click?(): void
}

/** A menu or a part of one, as Electron holds it. */
class StandInMenu {
  /** Those that were shown, the last one last; chosen from by tests, as a person would. */
  static readonly shown: StandInMenu[] = []
  readonly items: readonly (Omit<Template, 'submenu'> & { readonly submenu: StandInMenu | null })[]

  constructor(template: readonly Template[]) {
    this.items = template.map((item) => ({ ...item, submenu: item.submenu ? new StandInMenu(item.submenu) : null }))
  }

  popup(): void {
    StandInMenu.shown.push(this)
  }
}

let applicationMenu: StandInMenu | null = null

export const Menu = {
  shown: StandInMenu.shown,
  buildFromTemplate: (template: readonly Template[]) => new StandInMenu(template),
  setApplicationMenu: (menu: StandInMenu) => void (applicationMenu = menu),
  getApplicationMenu: () => applicationMenu,
}

export class Tray extends EventEmitter {
  static readonly all: Tray[] = []
  menu: StandInMenu | null = null
  tip = ''

  constructor() {
    super()
    Tray.all.push(this)
  }

  setToolTip(tip: string): void {
    this.tip = tip
  }

  setContextMenu(menu: StandInMenu): void {
    this.menu = menu
  }
}

interface NoticeWords {
  readonly title: string
  readonly body: string
}

export class Notification extends EventEmitter {
  readonly words: NoticeWords

  static isSupported(): boolean {
    return true
  }

  constructor(words: NoticeWords) {
    super()
    this.words = words
  }

  show(): void {
    record('notification.show', this.words.title, this.words.body)
  }
}

export const crashReporter = { start: (options: unknown) => record('crashReporter.start', options) }
export const powerMonitor = new EventEmitter()
export const autoUpdater = new EventEmitter()
export const net = { isOnline: () => false }
export const powerSaveBlocker = {
  start(kind: string) {
    record('powerSaveBlocker.start', kind)
    return 1
  },
  stop: (id: number) => record('powerSaveBlocker.stop', id),
}
export const nativeImage = { createFromPath: (path: string) => ({ path, resize: () => path }) }
export const nativeTheme = { themeSource: 'system', shouldUseDarkColors: false }
export const screen = { getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }] }

/** A machine without a keyring, as a server or a plain window manager is. */
export const safeStorage = {
  getSelectedStorageBackend: () => 'basic_text',
  isAsyncEncryptionAvailable: async () => true,
  encryptStringAsync: async () => Promise.reject(new Error('no keyring')),
  decryptStringAsync: async () => Promise.reject(new Error('no keyring')),
}
