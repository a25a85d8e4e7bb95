/** Tells how watch mode stands, each time it becomes another: never blind, and never held up, without saying so. */
import type { LoopProblem, LoopState } from '../../watch/watchLoop.ts'
import type { RootHealth } from '../../watch/look/rootKeeper.ts'

export interface HealthVoices {
  /** A sentence for people. */
  readonly tell: (line: string) => void
  /** A line of JSON for programs. */
  readonly print: (line: object) => void
}

export function createHealthTeller({ tell, print }: HealthVoices): (state: LoopState) => void {
  const told = new Map<string, string>()
  const printed = new Map<string, RootHealth['state']>()
  let last: string | null = null

  function tellRoots(roots: readonly RootHealth[]): void {
    for (const root of roots) {
      const line = healthLine(root)
      if (line !== null && told.get(root.path) !== line) tell(line)
      if (line !== null) told.set(root.path, line)
      printRoot(root)
    }
  }

  function printRoot({ path, state, why, folders }: RootHealth): void {
    if (state === 'starting' || printed.get(path) === state) return
    printed.set(path, state)
    print({ event: 'folder', path, state, why, folders })
  }

  function tellProblem(problem: LoopProblem | null): void {
    const now = problem && `${problem.code} ${problem.message}`
    if (now === last) return
    last = now
    if (!problem) {
      tell('What held watch mode up is over.')
      print({ event: 'recovered' })
      return
    }
    const { code, message, retryMs } = problem
    tell(`${message} It is tried again by itself.`)
    print({ event: 'error', code, message, retry_at: new Date(retryMs).toISOString() })
  }

  return ({ roots, problem }) => {
    tellRoots(roots)
    tellProblem(problem)
  }
}

const whyWords = {
  network: 'it is on a network drive',
  removable: 'it is on a removable drive',
  limit: "the system's limit of watched folders is reached (fs.inotify.max_user_watches)",
  failed: 'the system gives no events of it',
} as const

function healthLine({ path, state, why, folders }: RootHealth): string | null {
  switch (state) {
    case 'starting':
      return null
    case 'watching':
      return `Watching ${path} (${folders} ${folders === 1 ? 'folder' : 'folders'}).`
    case 'looking':
      return `Looking at ${path} again and again instead of waiting for events${why ? `: ${whyWords[why]}` : ''}.`
    case 'away':
      return `${path} is away. It is looked for every few seconds; nothing is taken for deleted.`
    case 'unreadable':
      return `${path} cannot be read. Check its permissions.`
  }
}
