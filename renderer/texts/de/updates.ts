/** Words of looking for newer versions of the app, in German. */
import type { updates as english } from '../en/updates.ts'

export const updates: typeof english = {
  title: 'Aktualisierungen',
  hint: 'Neuere Versionen von Undertitle selbst.',
  mode: 'Wenn es eine neuere Version gibt',
  modes: {
    notify: 'mir sagen',
    install: 'installieren',
    off: 'nicht nachsehen',
  },
  sent: 'Einmal am Tag wird die Adresse nach der neuesten Version gefragt. Gesendet werden nur diese Version und der Name des Systems, nichts über Sie oder Ihre Dateien.',
  asks: (address: string) => `Fragt ${address}`,
  bars: {
    no_address:
      'Diesem Build wurde keine Adresse mitgegeben, also sieht er nie nach neueren Versionen. Eine neuere gibt es dort, woher Sie diese haben.',
    checkout: 'Dies ist ein Checkout, kein Paket: Es wird nicht nach neueren Versionen gesehen.',
    web: 'Im Browser sieht Undertitle nicht nach neueren Versionen. Das tun die App auf dem Desktop und die Pakete Ihres Systems.',
  },
  holds: {
    linux:
      'Unter Linux tragen die Pakete keine Signatur, die sich prüfen ließe. Eine neuere Version wird deshalb gemeldet, nicht installiert.',
    store: 'Diese Kopie hält der Store aktuell, der sie installiert hat: Eine neuere Version wird nur gemeldet.',
    portable: 'Dies ist das portable Programm: Eine neuere Version wird gemeldet, nicht installiert.',
    unpacked: 'Diese Kopie kam ohne Installationsprogramm: Eine neuere Version wird gemeldet, nicht installiert.',
    unsigned:
      'Diese Kopie ist nicht signiert. Nichts könnte beweisen, dass eine neuere Version von denselben Leuten kommt, also wird sie gemeldet, nicht installiert.',
    read_only:
      'Undertitle läuft an einem Ort, an dem es nicht ersetzt werden kann. Verschieben Sie es in den Ordner „Programme“, damit neuere Versionen installiert werden.',
  },
  never: 'Noch nicht nachgesehen.',
  looking: 'Sieht nach …',
  off: 'Es wird nicht nachgesehen.',
  lookNow: 'Jetzt nachsehen',
  install: 'Neu starten und installieren',
  runs: 'Ein Lauf ist im Gang: Er kommt erst zur Ruhe und geht nach dem Neustart weiter.',
  looked: (moment: string) => `Nichts Neueres. Zuletzt nachgesehen: ${moment}`,
  available: (version: string) => `Version ${version} ist da.`,
  downloading: (version: string) => `Version ${version} wird geladen`,
  ready: (version: string) => `Version ${version} ist geladen und geprüft. Sie wird beim Beenden installiert.`,
  faults: {
    unreachable: 'Die Adresse für Aktualisierungen war nicht zu erreichen.',
    bad_answer: 'Die Adresse für Aktualisierungen gab eine Antwort ohne Sinn.',
    elsewhere: 'Die Adresse für Aktualisierungen führt an einen anderen Ort. Dem wird nicht gefolgt.',
    too_large: 'Die Antwort ist größer, als sie sein darf. Sie wurde verworfen.',
    cut: 'Der Download brach ab, bevor er vollständig war.',
    damaged: 'Was geladen wurde, ist nicht, was angekündigt war. Es wurde verworfen.',
    not_signed: 'Was geladen wurde, ist nicht von denen signiert, die Undertitle machen. Es wurde verworfen.',
    older: 'Die Adresse für Aktualisierungen bietet eine ältere Version an als diese. Sie wird nicht genommen.',
    system_too_old: 'Es gibt eine neuere Version, aber sie läuft nicht auf diesem System.',
    disk: 'Die neuere Version ließ sich nicht auf dem Datenträger ablegen. Schaffen Sie Platz und sehen Sie dann noch einmal nach.',
    failed: 'Das Nachsehen ist fehlgeschlagen. Mehr steht im Protokoll.',
  },
}
