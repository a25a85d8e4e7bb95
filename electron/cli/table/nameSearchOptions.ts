/** How a service is asked for names of files, for one run. Data only. */
import type { OptionRows } from '../../../shared/command/commandRow.ts'
import { settingTable } from '../../../shared/settings/settingTable.ts'

const advanced = 'Advanced'

export const nameSearchOptions = {
  engine: {
    kind: 'text',
    value: 'ENGINE',
    allowed: settingTable['search.engine'].takes.words,
    group: advanced,
    says: 'How the service matches names of files; ai needs a paid plan. What another one answered is asked again',
  },
  'episode-scope': {
    kind: 'text',
    value: 'SCOPE',
    allowed: settingTable['search.scope'].takes.words,
    group: advanced,
    says: 'What it lists for a name: what covers the episode, or all of the title',
  },
} as const satisfies OptionRows
