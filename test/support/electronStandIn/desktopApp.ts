/** What a test holds of a running desktop app, whichever way it was started. */
import type { Page } from 'playwright'

export interface LaunchOptions {
  /** Folder of the unpacked app: package.json, dist, node_modules. */
  readonly app: string
  /** What lies beside the archive in a package. */
  readonly resources: string
  readonly home: string
  /** Arguments of the command line. */
  readonly paths?: readonly string[]
  /** Whether the desktop shows tray icons: 'there' unless told. Only on the stand-in. */
  readonly tray?: 'there' | 'none'
}

export interface Bounds {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface WindowPart {
  loadURL(address: string): Promise<void>
  setBounds(bounds: Bounds): void
  getNormalBounds(): Bounds
  minimize(): void
  close(): void
}

interface MenuPart {
  readonly items: readonly { readonly label: string; readonly submenu: MenuPart | null; click(): void }[]
}

/** The parts of Electron that the tests reach into. */
export interface ElectronParts {
  readonly BrowserWindow: {
    new (options: { readonly show: boolean; readonly webPreferences: Readonly<Record<string, unknown>> }): WindowPart
    getAllWindows(): readonly WindowPart[]
  }
  readonly Menu: { readonly shown: readonly MenuPart[]; getApplicationMenu(): MenuPart | null }
  /** Only on the stand-in: each has the tip and the menu that the app gave it last. */
  readonly Tray: { readonly all: readonly { readonly tip: string; readonly menu: MenuPart | null }[] }
  /** Only on the stand-in: what the app asked of the system. */
  readonly records: readonly { readonly what: string; readonly values: readonly unknown[] }[]
}

export interface DesktopApp {
  readonly isStandIn: boolean
  /** The windows that were opened so far, in order; waits for the one that is asked for. */
  window(index: number): Promise<Page>
  /** Runs a function beside the app: it sees nothing but what it is given. */
  evaluate<Result>(work: (electron: ElectronParts, value: string) => Result, value?: string): Promise<Awaited<Result>>
  /** Drops files or folders on the page as a user does, over a point of it. */
  drop(page: Page, paths: readonly string[], point?: { readonly x: number; readonly y: number }): Promise<void>
  /** Resolves when the app has ended. */
  readonly exitCode: Promise<number | null>
  quit(): Promise<number | null>
}
