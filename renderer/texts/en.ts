/** All words of the screens in English. */
import { about } from './en/about.ts'
import { activity } from './en/activity.ts'
import { ai } from './en/ai.ts'
import { cleaning } from './en/cleaning.ts'
import { common } from './en/common.ts'
import { engines } from './en/engines.ts'
import { errors } from '../../shared/errorWords/en.ts'
import { firstRun } from './en/firstRun.ts'
import { history } from './en/history.ts'
import { library } from './en/library.ts'
import { plan } from './en/plan.ts'
import { privacy } from './en/privacy.ts'
import { search } from './en/search.ts'
import { settings } from './en/settings.ts'
import { shell } from './en/shell.ts'
import { timing } from './en/timing.ts'
import { upload } from './en/upload.ts'
import { usage } from './en/usage.ts'
import { watch } from './en/watch.ts'
import { wording } from './en/wording.ts'

export const en = {
  locale: 'en',
  wording,
  about,
  activity,
  ai,
  cleaning,
  common,
  engines,
  errors,
  firstRun,
  history,
  library,
  plan,
  privacy,
  search,
  settings,
  shell,
  timing,
  upload,
  usage,
  watch,
}

/** What every language must have: a key that one of them lacks does not compile. */
export type Texts = typeof en
