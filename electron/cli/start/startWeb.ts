/** The web mode as plain Node: puts the host behind the local server. Knows no terminal and no browser. */
import { systemClock } from '../../../node/clock.ts'
import { AppError, toAppError } from '../../../shared/errors.ts'
import type { AppFiles } from '../../engine/openCore.ts'
import { openHost } from '../../window/host.ts'
import type { Log } from '../../log/createLog.ts'
import { logError } from '../../log/logError.ts'
import { listBuiltFiles, type BuiltFiles } from '../../../node/ownPage/builtFiles.ts'
import { serveWeb, type WebServer } from '../../transport/web/httpTransport.ts'

export interface WebModeOptions {
  readonly homeFolder: string
  readonly files: AppFiles
  /** Folder of the built screens. */
  readonly screens: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly version: string
  readonly log: Log
  /** One of this machine's own addresses. */
  readonly address: string
  /** 0 lets the system choose. */
  readonly port: number
  /** Told of bugs. */
  readonly report: (thrown: unknown) => void
}

/** A browser gives a page no path of this disk, and the page's machine need not have a screen. */
const webAbilities = { kind: 'web', canDropFiles: false, canChooseFolder: false, canShowInFolder: false } as const

/** @throws AppError 'home.locked', 'home.unusable', 'file.missing' without screens, 'input.invalid' for the address. */
export async function startWeb(options: WebModeOptions): Promise<WebServer> {
  const { homeFolder, files, env, version, log, address, port, report } = options
  const builtFiles = screensIn(options.screens)
  const abilities = { ...webAbilities, hasFixedAddress: port !== 0 }
  const host = await openHost({ homeFolder, files, env, version, log, abilities, report })
  const { dispatch, hub } = host
  const noted = (thrown: unknown) => {
    logError(log.write, 'web.bug', toAppError(thrown))
    report(thrown)
  }
  const outside = { clock: systemClock, report: noted }
  const server = await serveWeb({
    dispatch,
    hub,
    builtFiles,
    media: host.media,
    hooks: host.hooks,
    leavePage: (pageId) => host.leavePage(pageId),
    host: address,
    port,
    ...outside,
  }).catch(async (thrown: unknown) => {
    await host.close()
    throw thrown
  })
  host.servedAt(server.url)
  return {
    ...server,
    async close() {
      await server.close()
      await host.close()
    },
  }
}

function screensIn(folder: string): BuiltFiles {
  try {
    return listBuiltFiles(folder)
  } catch (thrown) {
    throw new AppError('file.missing', 'The screens of Undertitle are not built. Run: npm run build', thrown)
  }
}
