/** Makes docs/commands.md, docs/undertitle.1 and docs/reference/settings.md from the tables of commands and settings: npm run pages. */
import { writeFileSync } from 'node:fs'
import { manPage } from '../electron/cli/pages/manPage.ts'
import { referencePage } from '../electron/cli/pages/referencePage.ts'
import { settingsPage } from '../electron/cli/pages/settingsPage.ts'
import { program } from '../electron/cli/table/commandTable.ts'

writeFileSync('docs/commands.md', referencePage(program))
writeFileSync('docs/undertitle.1', manPage(program))
writeFileSync('docs/reference/settings.md', settingsPage())
