/** Words of menus, tray, dialogs and notifications. English is the shape that every other language fills. */
import type { ErrorCode } from '../../../shared/errors.ts'

export interface NativeTexts {
  /** By code; null where the host's own sentences are read as they are. */
  readonly errors: Readonly<Record<ErrorCode, string>> | null
  readonly menu: {
    readonly file: string
    readonly addFolder: string
    readonly scan: string
    readonly settings: string
    readonly closeWindow: string
    readonly quit: string
    readonly edit: string
    readonly undo: string
    readonly redo: string
    readonly cut: string
    readonly copy: string
    readonly paste: string
    readonly selectAll: string
    readonly view: string
    readonly library: string
    readonly plan: string
    readonly activity: string
    readonly search: string
    readonly upload: string
    readonly usage: string
    readonly watch: string
    readonly history: string
    readonly actualSize: string
    readonly zoomIn: string
    readonly zoomOut: string
    readonly fullScreen: string
    readonly developerTools: string
    readonly window: string
    readonly minimize: string
    readonly about: string
    readonly hide: string
    readonly hideOthers: string
    readonly showAll: string
    readonly help: string
    readonly keyboard: string
    readonly licences: string
    readonly logFolder: string
    readonly report: string
  }
  readonly tray: {
    readonly show: string
    readonly idle: string
    readonly running: (done: number, total: number) => string
    readonly watching: string
    readonly watchWorking: string
    readonly watchPaused: string
    readonly outOfSight: (folders: number) => string
    readonly questions: (questions: number) => string
    readonly lookNow: string
    readonly pause: string
    readonly resume: string
  }
  readonly notice: {
    readonly doneTitle: string
    readonly written: (files: number) => string
    readonly waiting: (files: number) => string
    readonly failedTitle: string
    readonly keepsRunning: string
    readonly keepsWatching: string
    readonly keepsRunningMinimised: string
    readonly keepsWatchingMinimised: string
    readonly show: string
    readonly review: string
    readonly digestTitle: string
    readonly digest: (written: number, questions: number) => string
    readonly awayTitle: string
    readonly away: string
    readonly watchTroubleTitle: string
  }
  readonly update: {
    readonly foundTitle: (version: string) => string
    readonly found: string
    readonly readyTitle: (version: string) => string
    readonly ready: string
  }
  readonly dialog: {
    readonly chooseFolder: string
    readonly choose: string
    readonly saveReport: string
    readonly openLink: (host: string) => string
    readonly openLinkDetail: string
    readonly open: string
    readonly cancel: string
    readonly noKeyring: string
    readonly noKeyringDetail: string
    readonly thisSessionOnly: string
    readonly unprotectedFile: string
    readonly cannotStart: string
    readonly noSandbox: string
    readonly pageGone: string
    readonly pageGoneDetail: string
    readonly pageHangs: string
    readonly pageHangsDetail: string
    readonly loadAgain: string
    readonly keepWaiting: string
    readonly quit: string
    readonly aboutDetail: (version: string) => string
    readonly close: string
  }
}

export const en: NativeTexts = {
  errors: null,
  menu: {
    file: 'File',
    addFolder: 'Add Folder…',
    scan: 'Scan Again',
    settings: 'Settings…',
    closeWindow: 'Close Window',
    quit: 'Quit Undertitle',
    edit: 'Edit',
    undo: 'Undo',
    redo: 'Redo',
    cut: 'Cut',
    copy: 'Copy',
    paste: 'Paste',
    selectAll: 'Select All',
    view: 'View',
    library: 'Library',
    plan: 'Plan',
    activity: 'Activity',
    search: 'Search',
    upload: 'Upload',
    usage: 'Usage',
    watch: 'Watch',
    history: 'History',
    actualSize: 'Actual Size',
    zoomIn: 'Zoom In',
    zoomOut: 'Zoom Out',
    fullScreen: 'Full Screen',
    developerTools: 'Developer Tools',
    window: 'Window',
    minimize: 'Minimize',
    about: 'About Undertitle',
    hide: 'Hide Undertitle',
    hideOthers: 'Hide Others',
    showAll: 'Show All',
    help: 'Help',
    keyboard: 'Keyboard Shortcuts',
    licences: 'Licences',
    logFolder: 'Show Log Folder',
    report: 'Report for Support…',
  },
  tray: {
    show: 'Show Undertitle',
    idle: 'Nothing is running',
    running: (done, total) => `Running: ${done} of ${total}`,
    watching: 'Watching your folders',
    watchWorking: 'Looking for subtitles',
    watchPaused: 'Watching is paused',
    outOfSight: (folders) => (folders === 1 ? '1 folder is out of sight' : `${folders} folders are out of sight`),
    questions: (questions) => (questions === 1 ? '1 question' : `${questions} questions`),
    lookNow: 'Look Now',
    pause: 'Pause Watching',
    resume: 'Resume Watching',
  },
  notice: {
    doneTitle: 'Subtitles are ready',
    written: (files) => (files === 1 ? '1 file was written.' : `${files} files were written.`),
    waiting: (files) => (files === 1 ? '1 waits for quota.' : `${files} wait for quota.`),
    failedTitle: 'The run stopped',
    keepsRunning: 'The run goes on. The icon of Undertitle brings the window back.',
    keepsWatching: 'Undertitle goes on watching. Its icon brings the window back.',
    show: 'Show',
    review: 'Review',
    keepsRunningMinimised: 'The run goes on. The window is minimised.',
    keepsWatchingMinimised: 'Undertitle goes on watching. The window is minimised.',
    digestTitle: 'Your library since yesterday',
    digest: (written, questions) => `Written: ${written} · Questions: ${questions}`,
    awayTitle: 'A folder is out of sight',
    away: 'It is looked for; nothing is taken for deleted.',
    watchTroubleTitle: 'Watching is held up',
  },
  update: {
    foundTitle: (version) => `Undertitle ${version} is available`,
    found: 'See Settings, “Updates”.',
    readyTitle: (version) => `Undertitle ${version} is ready`,
    ready: 'It is installed when you quit, or now from the settings.',
  },
  dialog: {
    chooseFolder: 'Choose a folder with videos',
    choose: 'Add Folder',
    saveReport: 'Save the report for support',
    openLink: (host) => `Open ${host} in your browser?`,
    openLinkDetail: 'The page belongs to this site, not to Undertitle.',
    open: 'Open',
    cancel: 'Cancel',
    noKeyring: 'No keyring was found to keep this key in',
    noKeyringDetail:
      'Without one the key cannot be kept safe. It can be forgotten when you quit, or stay in a file that is not encrypted. If a keyring does run, start Undertitle with --password-store=gnome-libsecret or --password-store=kwallet6.',
    thisSessionOnly: 'This session only',
    unprotectedFile: 'Keep in a file, not encrypted',
    cannotStart: 'Undertitle cannot start',
    noSandbox:
      'The page runs without the sandbox that keeps it away from your files. Start Undertitle as an ordinary user and without switches that turn the sandbox off, or use: undertitle web',
    pageGone: 'The window has stopped working again',
    pageGoneDetail: 'What runs in the background goes on, and nothing is lost.',
    pageHangs: 'The window does not answer',
    pageHangsDetail: 'You can wait for it or load it again. What runs in the background goes on.',
    loadAgain: 'Load Again',
    keepWaiting: 'Wait',
    quit: 'Quit',
    aboutDetail: (version) => `Version ${version}`,
    close: 'Close',
  },
}
