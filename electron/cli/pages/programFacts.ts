/** What the pages say of the program that is in no row of the table. Data only. */

export const exitCodes = [
  ['0', 'Everything wanted is there or was written.'],
  ['1', 'Finished, but something is missing or waits.'],
  ['2', 'Wrong usage.'],
  ['3', 'It cannot work at all: the service is unreachable, the key refused, the home in use.'],
  ['130', 'Interrupted; the next run goes on from there.'],
] as const

export const variables = [
  ['UNDERTITLE_HOME', 'The home of the app, as --home.'],
  ['UNDERTITLE_API_KEY', 'The key of the service.'],
  ['UNDERTITLE_UPLOAD_TOKEN', 'The token for uploads.'],
] as const
