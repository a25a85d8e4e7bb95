/** Words of what was taken out of a text before it was written, in German. */
import type { cleaning as english } from '../en/cleaning.ts'
import { wording } from './wording.ts'

const { count } = wording

export const cleaning: typeof english = {
  removedSounds: (n: number) =>
    count(n, { one: '# Geräusch oder Sprecher entfernt', other: '# Geräusche und Sprecher entfernt' }),
  removedCredits: (n: number) => count(n, { one: '# Nennung entfernt', other: '# Nennungen entfernt' }),
  convertedFrom: (format: string) => `Umgewandelt aus ${format}`,
  lost: (kinds: string) => `In SRT nicht möglich: ${kinds}`,
  lossKinds: {
    positions: 'Positionen',
    colours: 'Farben',
    fonts: 'Schriften',
    effects: 'Effekte',
    drawings: 'Zeichnungen',
    voices: 'Stimmen',
  },
  cues: (n: number) => count(n, { one: '# Zeile', other: '# Zeilen' }),
  show: (n: number) => count(n, { one: 'Anzeigen', other: 'Alle # anzeigen' }),
  reasons: {
    sound: 'Geräusch',
    music: 'Musik',
    speaker: 'Sprecher',
    credit: 'Nennung',
    address: 'Webseite',
    advert: 'Werbung',
  },
  restore: 'Gelieferten Text wiederherstellen',
  inPreview: (n: number) =>
    count(n, {
      one: '# Geräusch, Sprecher oder Nennung entfällt',
      other: '# Geräusche, Sprecher und Nennungen entfallen',
    }),
  open: 'Aufräumen …',
  nothing: 'Es gibt nichts zu entfernen oder umzuwandeln.',
  hide: 'Ausblenden',
  removeSounds: (n: number) =>
    count(n, { one: '# Geräusch oder Sprecher entfernen', other: '# Geräusche und Sprecher entfernen' }),
  removeCredits: (n: number) => count(n, { one: '# Nennung entfernen', other: '# Nennungen entfernen' }),
  convert: 'In SRT umwandeln',
}
