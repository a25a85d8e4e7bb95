/** What the app is made of, for a host. The licences lie beside the samples, as built and in a package. */
import { join } from 'node:path'
import type { HostOptions } from './hostParts.ts'
import { createAboutSession, type AboutSession } from '../views/settings/aboutSession.ts'

export function openAbout({ files, version, abilities }: HostOptions): AboutSession {
  return createAboutSession({
    folder: join(files.sample, '..', 'licences'),
    version,
    isUsersMachine: abilities.kind === 'desktop',
  })
}
