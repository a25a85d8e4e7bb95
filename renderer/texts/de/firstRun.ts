/** Words of the first questions, in German. */
import type { firstRun as english } from '../en/firstRun.ts'

export const firstRun: typeof english = {
  title: 'Untertitel für jedes Video, in Ihren Sprachen',
  text: 'Undertitle durchsucht Ihre Ordner, findet, was fehlt, und zeigt einen Plan, bevor etwas geschrieben wird.',
  languages: 'Welche Sprachen?',
  service: 'Woher?',
  addFolder: 'Ordner mit Videos hinzufügen',
  toLibrary: 'Zur Mediathek',
  trySample: 'Mit Beispielvideos ausprobieren',
  later: 'Später',
}
