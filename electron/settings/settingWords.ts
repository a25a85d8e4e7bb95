/** What settings that the command line has options for may be. Data only: a command line is read without the settings. */

import { profileNames } from '../../shared/naming/namingProfiles.ts'

export const settingWords = {
  hearingImpaired: ['prefer', 'avoid', 'only', 'any'],
  forced: ['also', 'never'],
  naming: profileNames,
  yesTo: ['sure', 'all'],
  cleanFormat: ['keep', 'srt'],
} as const
