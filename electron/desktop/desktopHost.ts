/** The host as the desktop has it: with the system's dialogs, file manager and keyring. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { app, BrowserWindow, nativeImage, safeStorage, shell } from 'electron'
import type { AppFiles } from '../engine/openCore.ts'
import { openHost, type Host } from '../window/host.ts'
import type { UpdateSource } from '../views/updates/updateSource.ts'
import { createFileSecrets, type Secrets } from '../settings/secrets.ts'
import { realDisk } from '../disk/disk.ts'
import type { AppNeeds } from './appNeeds.ts'
import { systemClock } from '../../node/clock.ts'
import { popUpVerbMenu } from './menu/verbMenu.ts'
import { openKeyringSecrets } from './keyring/keyringSecrets.ts'

const dragIconWidth = 48

/** @throws AppError 'home.locked' */
export async function openDesktopHost(needs: AppNeeds, updates: UpdateSource): Promise<Host> {
  const { dataFolder, dialogs, log } = needs
  return openHost({
    homeFolder: dataFolder.folder,
    files: programFiles(needs.here),
    env: process.env,
    version: app.getVersion(),
    abilities: {
      kind: 'desktop',
      canDropFiles: true,
      canChooseFolder: true,
      canShowInFolder: true,
      hasFixedAddress: false,
    },
    chooseFolder: () => dialogs.chooseFolder(),
    chooseCollection: (kind) => dialogs.chooseCollection(kind),
    chooseFile: (proposedName) => dialogs.chooseFile(proposedName),
    showInFolder: (path) => shell.showItemInFolder(path),
    openVideo,
    popUpMenu: popUpVerbMenu,
    dragOut: (path) => dragOut(path, join(needs.here, 'icons', 'app.png')),
    secrets: await openSecrets(needs),
    systemLanguages: app.getPreferredSystemLanguages(),
    updates,
    log,
    report: log.report,
  })
}

/** By the system's player. @throws with the system's words where none answers */
async function openVideo(path: string): Promise<void> {
  const problem = await shell.openPath(path)
  if (problem !== '') throw new Error(problem)
}

/** The file follows the pointer out of the window; the page has begun the drag. */
function dragOut(path: string, iconFile: string): void {
  const icon = nativeImage.createFromPath(iconFile).resize({ width: dragIconWidth })
  BrowserWindow.getAllWindows()[0]?.webContents.startDrag({ file: path, icon })
}

/** Built, everything lies beside the program; in a package the samples and the ear lie outside its archive. */
function programFiles(here: string): AppFiles {
  const worker = (name: string) => pathToFileURL(join(here, name))
  const outside = app.isPackaged ? process.resourcesPath : here
  return {
    serviceWorker: worker('embeddedServiceWorker.js'),
    collectionWorker: worker('collectionWorker.js'),
    importWorker: worker('importWorker.js'),
    archiveWorker: worker('archiveWorker.js'),
    scanWorker: worker('scanWorker.js'),
    watchWorker: worker('watchWorker.js'),
    sample: join(outside, 'sample'),
    ear: { worker: worker('earWorker.js'), folder: join(outside, 'ear') },
    ffmpeg: app.isPackaged ? join(outside, 'ffmpeg') : null,
  }
}

function openSecrets({ dataFolder, dialogs, log }: AppNeeds): Promise<Secrets> {
  return openKeyringSecrets({
    file: join(dataFolder.folder, 'keyring.json'),
    storage: safeStorage,
    platform: process.platform,
    disk: realDisk,
    unprotected: createFileSecrets(dataFolder.secrets, realDisk),
    dialogs,
    clock: systemClock,
    log,
  })
}
