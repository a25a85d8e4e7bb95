/** What settings that the command line has options for may be. Data only: a command line is read without the settings. */

export const settingWords = {
  hearingImpaired: ['prefer', 'avoid', 'only', 'any'],
  forced: ['also', 'never'],
  naming: ['universal', 'plex', 'jellyfin', 'kodi', 'mpv'],
  yesTo: ['sure', 'all'],
  cleanFormat: ['keep', 'srt'],
} as const
