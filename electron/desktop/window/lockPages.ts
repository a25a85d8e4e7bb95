/** What no page may do, whatever it holds: settled before the first window is made. */
import { join } from 'node:path'
import { app, protocol, session, shell } from 'electron'
import { listBuiltFiles } from '../../../node/ownPage/builtFiles.ts'
import type { MediaSource } from '../../transport/page/mediaAnswer.ts'
import type { AppNeeds } from '../appNeeds.ts'
import { serveBundle } from './bundleProtocol.ts'
import { lockContents } from './contentsGuards.ts'
import { createLinkOpener } from '../links/externalLinks.ts'
import type { HostClient } from '../hostClient.ts'
import { lockSession } from './sessionGuards.ts'

export interface LockedPages {
  readonly client: HostClient
  /** What a page may play. */
  readonly media: MediaSource
}

export function lockPages({ here, dialogs, log }: AppNeeds, { client, media }: LockedPages): void {
  const openLink = createLinkOpener({ client, dialogs, shell })
  serveBundle(protocol, listBuiltFiles(join(here, 'renderer')), media)
  lockSession(session.defaultSession)
  app.on('web-contents-created', (_event, contents) => {
    lockContents(contents, (address) => void openLink(address).catch(log.report))
  })
}
