/** Makes docs/commands.md and docs/undertitle.1 from the table of commands: npm run pages. */
import { writeFileSync } from 'node:fs'
import { manPage } from '../electron/cli/pages/manPage.ts'
import { referencePage } from '../electron/cli/pages/referencePage.ts'
import { program } from '../electron/cli/table/commandTable.ts'

writeFileSync('docs/commands.md', referencePage(program))
writeFileSync('docs/undertitle.1', manPage(program))
