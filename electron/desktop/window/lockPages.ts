/** What no page may do, whatever it holds: settled before the first window is made. */
import { join } from 'node:path'
import { app, protocol, session, shell } from 'electron'
import { listBuiltFiles } from '../../transport/builtFiles.ts'
import type { AppNeeds } from '../appNeeds.ts'
import { serveBundle } from './bundleProtocol.ts'
import { lockContents } from './contentsGuards.ts'
import { confirmLink } from '../dialogs.ts'
import { createLinkOpener } from '../links/externalLinks.ts'
import type { HostClient } from '../hostClient.ts'
import { linkHostsOf } from '../links/linkHosts.ts'
import { lockSession } from './sessionGuards.ts'

export function lockPages({ here, texts, report }: AppNeeds, client: HostClient): void {
  const openLink = createLinkOpener({
    allowedHosts: async () => linkHostsOf((await client.call('settings.read', {})).values),
    confirm: (name) => confirmLink(name, texts.get()),
    open: (address) => shell.openExternal(address),
  })
  serveBundle(protocol, listBuiltFiles(join(here, 'renderer')))
  lockSession(session.defaultSession)
  app.on('web-contents-created', (_event, contents) => {
    lockContents(contents, (address) => void openLink(address).catch(report))
  })
}
