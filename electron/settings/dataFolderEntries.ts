/** What the app puts into its home, by name, so that a home which holds nothing else can be closed to other users. */
import { tightenFolder } from '../../node/files/privatePlace.ts'

/** `window.` is the shell's memory, `package.json` belongs to a Whisper package that was put there by hand; the page hands a link to the browser. */
const files =
  /^(undertitle\.sqlite|undertitle-[\da-f]{32}\.html$|secrets\.json|keyring\.json|window\.|web-link|package(-lock)?\.json$)/
const locks = /\.lock(-journal|-wal|-shm)?$/
const marks = /^electron-.+-failed$/
/** `window` is where Electron keeps what is its own, `electron-…` where it is unpacked. */
const folders = /^(cache|trash|log|service|demo|window|crashes|updates|node_modules|electron-.+)$/

/** Throws as the system does where the home cannot be listed. */
export function closeToOthers(folder: string): void {
  const anyFile = new RegExp([files, locks, marks].map(({ source }) => source).join('|'))
  tightenFolder(folder, { files: anyFile, folders })
}
