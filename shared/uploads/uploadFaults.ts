/** What to do about what is wrong with an upload, in English: as the host and the command line say it, and the English screens. */
import type { UploadFault } from '../contract/upload.ts'
import { mostUploadBytes, uploadExtensions } from './uploadTerms.ts'

export const faultSentences: Readonly<Record<UploadFault, string>> = {
  title: 'The title is not known. Look it up, or type its number in the movie database.',
  language: 'Choose the language.',
  'unknown-language': 'The service knows no such language. Choose another.',
  releases: 'Name at least one release that the subtitle fits.',
  season: 'Say which season this is.',
  episode: 'Say which episode this is, or that it is the full season.',
  'episode-order': 'The last episode comes before the first.',
  quality: 'Choose the source: web, bluray, dvd, hdtv or cam.',
  'hearing-impaired': 'Say whether it is for the hearing-impaired.',
  name: 'Give the subtitle a name.',
  'file-type': `Only ${uploadExtensions.join(', ')} files can be uploaded.`,
  'file-size': `The file is larger than ${mostUploadBytes / 2 ** 20} MiB.`,
  unread: 'This file cannot be sent. Take it off the list; add it again once it is mended.',
  'no-file': 'There is no file to send.',
}
