/** Words of the frame around the screens: navigation, meters, connection. In English. */

export const shell = {
  navigation: 'Screens',
  skipToContent: 'Skip to the content',
  screens: {
    library: 'Library',
    plan: 'Plan & review',
    activity: 'Activity',
    search: 'Search',
    upload: 'Upload',
    usage: 'Usage',
    watch: 'Watch',
    history: 'History & trash',
    settings: 'Settings',
  },
  meters: 'Quota left today',
  searches: 'Searches',
  downloads: 'Downloads',
  translations: 'AI',
  usedOf: (used: string, limit: string) => `${used} of ${limit} used`,
  unlimited: 'unlimited',
  notKnown: 'not known yet',
  notTold: 'the service does not say',
  resetsIn: (remaining: string) => `resets in ${remaining}`,
  noReset: 'does not reset',
  connectionLost: 'The app does not answer. Trying to reach it again …',
  tooManyWindows:
    'Too many windows of Undertitle are open, so this one does not follow what changes. Close another one: this one then goes on by itself.',
  screenFailed: 'This screen stopped working.',
  reopen: 'Open it again',
}
