/** What a page says whose session is over, and a server that is asked without one: in the app, and on a service's own page. */
export const sessionOver = {
  /** The English message of the code 'session.over' is the same. */
  app: 'This page has no session any more. Run undertitle again, with the same --home: it shows a new link.',
  /** A service prints the next link as soon as one is used. */
  operator: 'This page has no session any more. Open the last link that the service has printed.',
} as const
