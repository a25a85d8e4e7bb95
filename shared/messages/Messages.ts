/** Every key and its arguments. Written from en.json by: npm run texts */
export interface Messages {
  readonly about: {
    readonly title: string
    readonly hint: string
    readonly version: (values: { readonly version: string }) => string
    readonly own: (values: { readonly licence: string }) => string
    readonly made: (values: { readonly count: number }) => string
    readonly show: string
    readonly hide: string
    readonly listLabel: string
    readonly licenceOf: (values: { readonly name: string }) => string
    readonly more: string
    readonly bill: string
    readonly billHint: string
    readonly saveBill: string
    readonly billSaved: string
  }
  readonly activity: {
    readonly tries: (values: { readonly count: number }) => string
    readonly title: string
    readonly emptyTitle: string
    readonly emptyHint: string
    readonly openPlan: string
    readonly noRows: string
    readonly showAll: string
    readonly filters: string
    readonly reasons: {
      readonly covered: string
      readonly 'foreign-file': string
      readonly ask: string
      readonly 'no-match': string
      readonly 'no-candidate': string
      readonly quota: string
      readonly rejected: string
      readonly error: string
    }
    readonly table: string
    readonly columns: {
      readonly state: string
      readonly file: string
      readonly language: string
      readonly message: string
      readonly time: string
      readonly action: string
    }
    readonly paused: string
    readonly progress: string
    readonly pause: string
    readonly resume: string
    readonly cancelHint: string
    readonly undoQuestion: (values: { readonly count: number }) => string
    readonly undo: (values: { readonly count: number }) => string
    readonly keep: string
    readonly keptFiles: (values: { readonly count: number }) => string
    readonly showInFolder: string
    readonly wrongNext: string
    readonly wrongNextHint: string
    readonly chooseFile: string
    readonly writeAnyway: string
    readonly writeAnywayHint: string
    readonly wroteAnyway: (values: { readonly name: string }) => string
    readonly replacing: string
    readonly replaced: (values: { readonly name: string; readonly release: string }) => string
    readonly replacedBy: (values: {
      readonly name: string
      readonly release: string
      readonly before: string
    }) => string
    readonly nothingNext: (values: { readonly name: string }) => string
  }
  readonly acts: {
    readonly undo: string
    readonly undone: (values: { readonly act: string }) => string
    readonly named: (values: { readonly act: string }) => string
    readonly failed: (values: { readonly problem: string }) => string
    readonly written: (values: { readonly count: number }) => string
    readonly planReplaced: (values: { readonly count: number }) => string
    readonly restored: (values: { readonly name: string }) => string
    readonly versionBack: (values: { readonly name: string; readonly time: string; readonly before: string }) => string
    readonly shifted: (values: { readonly seconds: number }) => string
    readonly titled: (values: { readonly name: string }) => string
    readonly titleForgotten: string
    readonly renamed: (values: { readonly name: string }) => string
    readonly folderRemoved: (values: { readonly name: string }) => string
    readonly gone: (values: { readonly count: number }) => string
  }
  readonly ai: {
    readonly title: string
    readonly noEngine: string
    readonly left: (values: { readonly count: number }) => string
    readonly leftUntil: (values: { readonly count: number; readonly until: string }) => string
    readonly states: {
      readonly queued: string
      readonly waiting: string
      readonly running: string
      readonly checking: string
      readonly written: string
      readonly skipped: string
      readonly failed: string
      readonly refused: string
      readonly cancelled: string
    }
    readonly columns: {
      readonly state: string
      readonly file: string
      readonly languages: string
      readonly progress: string
      readonly message: string
      readonly time: string
      readonly action: string
    }
    readonly noRows: string
    readonly reused: string
    readonly progressOf: (values: { readonly name: string }) => string
    readonly remaining: (values: { readonly seconds: number }) => string
    readonly outcomes: {
      readonly waiting: string
      readonly skipped: string
      readonly failed: string
      readonly refused: string
      readonly cancelled: string
    }
    readonly difference: (values: { readonly cue: number; readonly fault: string }) => string
    readonly faults: {
      readonly missing: string
      readonly added: string
      readonly order: string
      readonly timing: string
      readonly settings: string
      readonly tags: string
      readonly signs: string
      readonly speakers: string
      readonly empty: string
      readonly header: string
      readonly unreadable: string
    }
    readonly differences: (values: { readonly count: number }) => string
    readonly retry: string
    readonly cancel: string
    readonly panel: (values: { readonly count: number }) => string
    readonly to: string
    readonly from: string
    readonly fromService: string
    readonly fromInside: string
    readonly tone: string
    readonly usualTone: string
    readonly tones: {
      readonly faithful: string
      readonly formal: string
      readonly casual: string
      readonly cinematic_action: string
      readonly comedic_fun: string
      readonly anime: string
    }
    readonly cost: string
    readonly order: (values: { readonly count: number }) => string
    readonly tooMany: (values: { readonly count: number }) => string
    readonly withoutTone: (values: { readonly count: number }) => string
    readonly transcribing: string
    readonly ordered: (values: { readonly count: number }) => string
    readonly alreadyCovered: (values: { readonly count: number }) => string
    readonly replacesOurs: string
    readonly notTranslatable: (values: { readonly count: number }) => string
    readonly watch: string
    readonly transcribeHint: string
    readonly transcribeSent: (values: { readonly address: string }) => string
    readonly unheard: string
    readonly silent: (values: { readonly count: number }) => string
    readonly media: {
      readonly title: string
      readonly address: string
      readonly addressHint: string
      readonly language: string
      readonly choose: string
      readonly order: string
      readonly here: string
      readonly ordered: (values: { readonly name: string }) => string
    }
    readonly fromBeside: (values: { readonly count: number }) => string
    readonly notYours: (values: { readonly count: number }) => string
    readonly account: {
      readonly title: string
      readonly note: string
      readonly refresh: string
      readonly reading: string
      readonly emptyTitle: string
      readonly emptyHint: string
      readonly more: string
      readonly elsewhere: string
      readonly unnamed: string
      readonly save: string
      readonly kinds: {
        readonly translation: string
        readonly transcription: string
      }
      readonly states: {
        readonly queued: string
        readonly running: string
        readonly publishing: string
        readonly translated: string
        readonly published: string
        readonly reused: string
        readonly failed: string
        readonly unknown: string
      }
      readonly subtitle: (values: { readonly id: string }) => string
    }
  }
  readonly cleaning: {
    readonly removedSounds: (values: { readonly count: number }) => string
    readonly removedCredits: (values: { readonly count: number }) => string
    readonly mendedLetters: (values: { readonly count: number }) => string
    readonly convertedFrom: (values: { readonly format: string }) => string
    readonly lost: (values: { readonly kinds: string }) => string
    readonly lossKinds: {
      readonly positions: string
      readonly colours: string
      readonly fonts: string
      readonly effects: string
      readonly drawings: string
      readonly voices: string
    }
    readonly cues: (values: { readonly count: number }) => string
    readonly show: (values: { readonly count: number }) => string
    readonly reasons: {
      readonly sound: string
      readonly music: string
      readonly speaker: string
      readonly credit: string
      readonly address: string
      readonly advert: string
      readonly interjection: string
      readonly capitals: string
      readonly letters: string
    }
    readonly restore: string
    readonly restored: (values: { readonly name: string }) => string
    readonly inPreview: (values: { readonly count: number }) => string
    readonly open: string
    readonly nothing: string
    readonly hide: string
    readonly removeSounds: (values: { readonly count: number }) => string
    readonly removeCredits: (values: { readonly count: number }) => string
    readonly convert: string
  }
  readonly commands: {
    readonly askAgain: (values: { readonly count: number }) => string
    readonly names: {
      readonly find: string
      readonly translate: string
      readonly transcribe: string
      readonly timing: string
      readonly clean: string
      readonly pair: string
      readonly languages: string
      readonly ignore: string
      readonly stopIgnoring: string
      readonly play: string
      readonly showInFolder: string
      readonly copyList: string
      readonly palette: string
      readonly keys: string
      readonly undo: string
      readonly addFolder: string
      readonly scan: string
      readonly settings: string
      readonly pauseRun: string
      readonly resumeRun: string
      readonly stopRun: string
      readonly inside: string
      readonly desk: string
      readonly another: string
    }
    readonly counted: {
      readonly find: (values: { readonly count: number }) => string
      readonly translate: (values: { readonly count: number }) => string
      readonly transcribe: (values: { readonly count: number }) => string
      readonly timing: (values: { readonly count: number }) => string
      readonly clean: (values: { readonly count: number }) => string
      readonly pair: (values: { readonly count: number }) => string
      readonly languages: (values: { readonly count: number }) => string
      readonly ignore: (values: { readonly count: number }) => string
      readonly stopIgnoring: (values: { readonly count: number }) => string
      readonly copyList: (values: { readonly count: number }) => string
      readonly inside: (values: { readonly count: number }) => string
      readonly another: (values: { readonly count: number }) => string
    }
    readonly costs: {
      readonly find: string
      readonly another: (values: { readonly downloads: string }) => string
    }
    readonly reasons: {
      readonly empty: string
      readonly 'nothing-missing': string
      readonly 'nothing-ours': string
      readonly 'nothing-to-pair': string
      readonly away: string
      readonly 'one-only': string
      readonly host: string
      readonly noLibrary: string
      readonly notRunning: string
      readonly notPaused: string
      readonly paused: string
      readonly nothingToUndo: string
      readonly 'nothing-inside': string
      readonly 'all-ignored': string
      readonly 'nothing-ignored': string
      readonly 'no-subtitle': string
      readonly 'nothing-from-service': string
      readonly 'only-doubtful': string
    }
    readonly said: {
      readonly copied: (values: { readonly count: number }) => string
      readonly clean: (values: { readonly count: number }) => string
      readonly pair: (values: { readonly count: number }) => string
      readonly transcribe: (values: { readonly count: number }) => string
      readonly mended: (values: { readonly count: number }) => string
      readonly inside: (values: { readonly count: number }) => string
      readonly insideFailed: (values: { readonly count: number }) => string
      readonly another: (values: { readonly count: number }) => string
    }
    readonly bar: {
      readonly label: string
      readonly videos: (values: { readonly count: number }) => string
      readonly missing: (values: { readonly count: number }) => string
      readonly clear: string
      readonly more: string
    }
    readonly menu: (values: { readonly count: number }) => string
    readonly palette: {
      readonly label: string
      readonly field: string
      readonly list: string
      readonly forVideos: (values: { readonly count: number }) => string
      readonly nothing: string
      readonly groups: {
        readonly verbs: string
        readonly titles: string
        readonly screens: string
        readonly settings: string
      }
      readonly film: string
      readonly seasons: (values: { readonly count: number }) => string
      readonly choose: string
      readonly doIt: string
      readonly takesBack: string
      readonly close: string
    }
    readonly sheet: {
      readonly title: string
      readonly everywhere: string
      readonly videos: string
      readonly lists: string
      readonly back: string
      readonly menu: string
      readonly group: string
      readonly groups: string
      readonly select: string
      readonly selectMore: string
      readonly selectAll: string
    }
    readonly asking: {
      readonly transcribe: (values: { readonly count: number }) => string
      readonly clean: {
        readonly hearingImpaired: string
        readonly credits: string
        readonly srt: string
      }
      readonly cleanHint: string
      readonly cleaning: (values: { readonly done: number; readonly total: number }) => string
      readonly checking: (values: { readonly done: number; readonly total: number }) => string
      readonly checked: (values: { readonly total: number; readonly mendable: number }) => string
      readonly mend: (values: { readonly count: number }) => string
      readonly stop: string
      readonly nothing: string
      readonly failed: (values: { readonly count: number }) => string
      readonly anotherHint: string
      readonly taking: (values: { readonly done: number; readonly total: number }) => string
    }
    readonly pair: {
      readonly title: string
      readonly hint: string
      readonly above: string
      readonly below: string
      readonly language: (values: { readonly name: string; readonly count: number }) => string
      readonly swap: string
      readonly make: (values: { readonly count: number }) => string
      readonly named: string
      readonly again: string
      readonly counts: (values: { readonly both: number; readonly made: number }) => string
      readonly making: (values: { readonly done: number; readonly total: number }) => string
      readonly nothing: string
      readonly apart: (values: { readonly count: number }) => string
    }
  }
  readonly common: {
    readonly asksFirst: (values: { readonly verb: string }) => string
    readonly cancel: string
    readonly close: string
    readonly search: string
    readonly clearSearch: string
    readonly unknown: string
    readonly forced: string
    readonly machineMade: string
    readonly showInFolder: string
    readonly dragOut: string
    readonly madeOf: (values: { readonly first: string; readonly second: string }) => string
    readonly keys: {
      readonly control: string
      readonly shift: string
      readonly home: string
      readonly end: string
      readonly pageUp: string
      readonly pageDown: string
      readonly delete: string
    }
  }
  readonly engines: {
    readonly title: string
    readonly hint: string
    readonly elsewhere: (values: { readonly address: string }) => string
    readonly check: string
    readonly canTranslate: (values: { readonly names: string }) => string
    readonly cannotTranslate: string
    readonly canHear: (values: { readonly names: string }) => string
    readonly cannotHear: string
    readonly noFfmpeg: string
    readonly names: {
      readonly openai: string
      readonly apertium: string
      readonly speech: string
      readonly whisper: string
      readonly ffmpeg: string
    }
    readonly hints: {
      readonly openai: string
      readonly product: (values: { readonly example: string }) => string
      readonly apertium: string
      readonly speech: string
      readonly whisper: string
    }
    readonly address: string
    readonly model: string
    readonly key: string
    readonly useApertium: string
    readonly noFolder: string
    readonly chooseFolder: string
    readonly useFolder: string
    readonly forgetFolder: string
    readonly byVariable: string
    readonly ready: string
    readonly failing: string
    readonly notInstalled: string
    readonly notSet: string
    readonly knows: (values: { readonly names: string }) => string
    readonly reasons: {
      readonly unreachable: string
      readonly refused: string
      readonly unknown_model: string
      readonly no_languages: string
      readonly no_model: string
      readonly incomplete: string
      readonly unknown: string
    }
    readonly installApertium: string
    readonly installTransformers: string
  }
  readonly errors: {
    readonly 'input.invalid': string
    readonly 'input.unknownLanguage': string
    readonly 'app.unreachable': string
    readonly 'session.over': string
    readonly 'home.locked': string
    readonly 'home.unusable': string
    readonly 'home.busy': string
    readonly 'home.damaged': string
    readonly 'folder.missing': string
    readonly 'folder.unreadable': string
    readonly 'file.missing': string
    readonly 'file.foreign': string
    readonly 'file.changed': string
    readonly 'file.nameTooLong': string
    readonly 'file.notWritable': string
    readonly 'file.noPlayer': string
    readonly 'disk.full': string
    readonly 'disk.failing': string
    readonly 'archive.unreadable': string
    readonly 'archive.damaged': string
    readonly 'archive.noMember': string
    readonly 'subtitle.unreadable': string
    readonly 'subtitle.unfit': string
    readonly 'service.unreachable': string
    readonly 'service.timeout': string
    readonly 'service.busy': string
    readonly 'service.refused': string
    readonly 'engine.missing': string
    readonly 'engine.failed': string
    readonly 'service.notFound': string
    readonly 'service.badAnswer': string
    readonly 'service.cutAnswer': string
    readonly 'service.tooLarge': string
    readonly 'service.redirected': string
    readonly 'service.unsafeAddress': string
    readonly 'key.missing': string
    readonly 'key.refused': string
    readonly 'token.missing': string
    readonly 'token.refused': string
    readonly 'quota.exhausted': string
    readonly 'plan.required': string
    readonly cancelled: string
    readonly internal: string
    readonly 'app.busy': string
  }
  readonly firstRun: {
    readonly title: string
    readonly text: string
    readonly languages: string
    readonly change: string
    readonly ready: string
    readonly service: string
    readonly ways: {
      readonly account: {
        readonly name: string
        readonly text: string
      }
      readonly collection: {
        readonly name: string
        readonly text: string
      }
      readonly samples: {
        readonly name: string
        readonly text: (values: { readonly count: number }) => string
      }
    }
    readonly videos: string
    readonly dropTitle: string
    readonly addTitle: string
    readonly dropText: string
    readonly chooseFolder: string
    readonly toLibrary: string
    readonly trySample: string
    readonly notConnected: string
    readonly sampleLanguages: (values: { readonly languages: string }) => string
    readonly addLanguage: (values: { readonly language: string }) => string
  }
  readonly history: {
    readonly title: string
    readonly pages: string
    readonly page: string
    readonly trash: string
    readonly search: string
    readonly batches: string
    readonly allBatches: string
    readonly batchFiles: (values: { readonly count: number }) => string
    readonly emptyTitle: string
    readonly emptyHint: string
    readonly nothingFoundTitle: string
    readonly nothingFoundHint: string
    readonly table: string
    readonly columns: {
      readonly time: string
      readonly file: string
      readonly language: string
      readonly release: string
      readonly action: string
    }
    readonly warnings: {
      readonly short: string
      readonly apart: string
      readonly 'wrong-language': string
      readonly 'too-long': string
      readonly 'same-as-other-episode': string
    }
    readonly states: {
      readonly written: string
      readonly undone: string
      readonly replaced: string
    }
    readonly undoRow: string
    readonly undoBatch: (values: { readonly count: number }) => string
    readonly undoSince: string
    readonly since: {
      readonly hour: string
      readonly today: string
      readonly yesterday: string
      readonly week: string
    }
    readonly sinceMoment: string
    readonly count: string
    readonly undoQuestion: (values: { readonly count: number }) => string
    readonly undo: (values: { readonly count: number }) => string
    readonly keep: string
    readonly ok: string
    readonly nothingToUndo: string
    readonly undone: (values: { readonly count: number }) => string
    readonly earlierBack: (values: { readonly count: number }) => string
    readonly keptFiles: (values: { readonly count: number }) => string
    readonly renames: string
    readonly renamesTable: string
    readonly renamesColumns: {
      readonly to: string
      readonly from: string
      readonly time: string
      readonly action: string
    }
    readonly renamesEmptyTitle: string
    readonly renamesEmptyHint: string
    readonly undoRename: string
    readonly trashTable: string
    readonly trashColumns: {
      readonly time: string
      readonly file: string
      readonly language: string
      readonly size: string
      readonly action: string
    }
    readonly version: {
      readonly earlier: string
      readonly later: string
    }
    readonly standing: {
      readonly earlier: string
      readonly later: string
    }
    readonly yours: string
    readonly yoursHint: string
    readonly yoursStay: (values: { readonly count: number }) => string
    readonly trashEmptyTitle: string
    readonly trashEmptyHint: string
    readonly emptyTrash: (values: { readonly count: number }) => string
    readonly emptyQuestion: (values: { readonly count: number }) => string
    readonly deleteFiles: (values: { readonly count: number }) => string
    readonly batchUndone: (values: { readonly count: number }) => string
    readonly batchPartly: (values: { readonly written: number; readonly count: number }) => string
    readonly restoreRun: (values: { readonly count: number }) => string
    readonly inTrash: (values: { readonly count: number }) => string
    readonly restoredRun: (values: { readonly count: number }) => string
    readonly notRestored: (values: { readonly count: number; readonly why: string }) => string
    readonly opened: {
      readonly title: string
      readonly text: string
      readonly lines: (values: { readonly from: number; readonly to: number; readonly total: number }) => string
      readonly earlier: string
      readonly later: string
      readonly versions: string
      readonly now: string
      readonly inTrash: string
      readonly gone: string
      readonly restore: string
    }
    readonly versionActs: {
      readonly found: string
      readonly inside: string
      readonly translated: string
      readonly transcribed: string
      readonly cleaned: string
      readonly retimed: string
      readonly edited: string
      readonly paired: string
      readonly mended: string
      readonly adopted: string
    }
  }
  readonly library: {
    readonly title: string
    readonly videosOnly: (values: { readonly videos: number }) => string
    readonly search: string
    readonly addFolder: string
    readonly scanAgain: string
    readonly planNothing: string
    readonly planNoVideos: string
    readonly scanning: (values: { readonly found: number }) => string
    readonly cancelScan: string
    readonly folders: string
    readonly allFolders: string
    readonly folderStates: {
      readonly there: string
      readonly scanning: string
      readonly away: string
      readonly unreadable: string
    }
    readonly languages: string
    readonly filters: string
    readonly allHint: string
    readonly filter: {
      readonly all: string
      readonly missing: string
      readonly covered: string
      readonly ask: string
      readonly none: string
      readonly 'not-understood': string
      readonly ignored: string
      readonly machine: string
      readonly waits: string
      readonly yours: string
      readonly ours: string
      readonly inside: string
      readonly away: string
      readonly rules: string
      readonly 'in-step': string
      readonly 'out-of-step': string
      readonly 'not-measured': string
    }
    readonly table: string
    readonly columns: {
      readonly name: string
      readonly changed: string
      readonly titles: string
      readonly coverage: string
      readonly step: string
    }
    readonly sortBy: {
      readonly name: string
      readonly title: string
      readonly newest: string
      readonly language: (values: { readonly language: string }) => string
      readonly coverage: string
      readonly step: string
    }
    readonly skippedTable: string
    readonly orphanTable: string
    readonly orphans: {
      readonly hint: string
      readonly trashAll: (values: { readonly count: number }) => string
      readonly trashOne: string
      readonly belongsTo: (values: { readonly name: string }) => string
    }
    readonly unreadableTable: string
    readonly unreadableIn: (values: { readonly count: number }) => string
    readonly unreadableNote: (values: { readonly count: number }) => string
    readonly onlySkipped: (values: { readonly count: number; readonly folder: string }) => string
    readonly onlySkippedText: (values: { readonly count: number }) => string
    readonly showWhich: string
    readonly leftOut: (values: { readonly count: number }) => string
    readonly backToVideos: string
    readonly copyPath: string
    readonly pathCopied: string
    readonly skippedMenu: string
    readonly skippedColumns: {
      readonly path: string
      readonly reason: string
      readonly action: string
    }
    readonly skippedVerbs: {
      readonly take: string
      readonly leave: string
      readonly change: string
    }
    readonly skippedTurned: {
      readonly taken: (values: { readonly name: string }) => string
      readonly skipped: (values: { readonly name: string }) => string
    }
    readonly skippedReasons: {
      readonly taken: string
      readonly sample: string
      readonly extra: string
      readonly trailer: string
      readonly 'still-growing': string
      readonly hidden: string
      readonly link: string
      readonly 'special-file': string
      readonly unreadable: string
      readonly 'unusable-name': string
      readonly orphan: string
    }
    readonly tooSmall: (values: { readonly least: string }) => string
    readonly fields: {
      readonly type: string
      readonly title: string
      readonly otherTitle: string
      readonly year: string
      readonly season: string
      readonly lastSeason: string
      readonly episodes: string
      readonly absoluteEpisode: string
      readonly isFullSeason: string
      readonly episodeTitle: string
      readonly date: string
      readonly part: string
      readonly source: string
      readonly isRemux: string
      readonly resolution: string
      readonly videoCodec: string
      readonly audioCodecs: string
      readonly releaseGroup: string
      readonly editions: string
      readonly languages: string
      readonly streamingService: string
      readonly isProper: string
      readonly fps: string
      readonly isHearingImpaired: string
      readonly isForced: string
      readonly filmdbId: string
      readonly moviedbId: string
    }
    readonly emptyTitle: string
    readonly emptyTitleNoDrop: string
    readonly emptyText: string
    readonly dropHere: string
    readonly trySample: string
    readonly noRowsTitle: string
    readonly noneSkipped: {
      readonly skipped: string
      readonly unreadable: string
      readonly orphans: string
    }
    readonly browse: {
      readonly title: string
      readonly add: string
      readonly up: string
      readonly empty: string
      readonly emptyOfFiles: string
      readonly subtitles: (values: { readonly count: number }) => string
      readonly keys: string
      readonly path: string
      readonly pathHint: string
      readonly notThere: (values: { readonly name: string; readonly path: string }) => string
    }
    readonly titleChoice: {
      readonly section: string
      readonly another: string
      readonly chosen: {
        readonly movie: (values: { readonly title: string }) => string
        readonly tv: (values: { readonly title: string }) => string
      }
      readonly forget: string
      readonly field: string
      readonly hint: string
      readonly search: string
      readonly found: string
      readonly none: string
      readonly movie: string
      readonly show: string
    }
    readonly drawer: {
      readonly empty: string
      readonly label: string
      readonly play: string
      readonly facts: string
      readonly size: string
      readonly fps: (values: { readonly value: string }) => string
      readonly folder: string
      readonly wanted: string
      readonly sidecars: string
      readonly noSidecars: string
      readonly dragHint: string
      readonly ours: string
      readonly yours: string
      readonly rePaired: string
      readonly rePairedWhy: string
      readonly rename: string
      readonly renamed: (values: { readonly name: string }) => string
      readonly undoRename: string
      readonly tracks: string
      readonly saveTrack: string
      readonly saveTrackNamed: (values: { readonly track: string }) => string
      readonly savingTrack: string
      readonly noTracks: string
      readonly kinds: {
        readonly video: string
        readonly audio: string
        readonly subtitle: string
      }
      readonly why: string
      readonly from: {
        readonly name: string
        readonly folder: string
      }
      readonly history: string
      readonly noHistory: string
      readonly undo: string
      readonly subtitles: string
      readonly findOne: string
      readonly askAgain: string
      readonly translate: string
      readonly review: string
      readonly checkTiming: string
      readonly stop: string
      readonly checkingTiming: string
      readonly workLeft: (values: { readonly work: string; readonly percent: string; readonly left: string }) => string
      readonly work: (values: { readonly work: string; readonly percent: string }) => string
      readonly fromSettings: string
      readonly toSettings: string
      readonly fromFolder: (values: { readonly name: string }) => string
      readonly fromTitle: string
      readonly findHuman: string
      readonly findHumanHint: string
      readonly desk: string
      readonly openDesk: string
      readonly adopted: (values: { readonly day: string }) => string
      readonly renameTo: (values: { readonly name: string }) => string
    }
    readonly counted: (values: { readonly shown: number; readonly videos: number }) => string
    readonly searchHint: string
    readonly halfToken: string
    readonly removeToken: (values: { readonly token: string }) => string
    readonly view: string
    readonly views: {
      readonly titles: string
      readonly files: string
    }
    readonly findThese: (values: { readonly videos: number }) => string
    readonly askAgainThese: (values: { readonly videos: number }) => string
    readonly findAsksFirst: string
    readonly saveFilter: string
    readonly filterName: string
    readonly saveIt: string
    readonly saved: string
    readonly forgetFilter: (values: { readonly name: string }) => string
    readonly filterForgotten: (values: { readonly name: string }) => string
    readonly skippedHeading: string
    readonly ignoredRows: string
    readonly titlesTable: string
    readonly seasons: (values: { readonly seasons: number }) => string
    readonly files: (values: { readonly files: number }) => string
    readonly match: (values: { readonly count: number }) => string
    readonly season: (values: { readonly season: number }) => string
    readonly specials: string
    readonly noSeason: string
    readonly cell: (values: { readonly language: string; readonly covered: number; readonly total: number }) => string
    readonly signs: {
      readonly label: string
      readonly hide: string
      readonly short: {
        readonly yours: string
        readonly ours: string
        readonly inside: string
        readonly machine: string
        readonly review: string
        readonly waits: string
        readonly 'not-found': string
        readonly missing: string
        readonly ignored: string
      }
      readonly words: {
        readonly yours: string
        readonly ours: string
        readonly inside: string
        readonly machine: string
        readonly review: string
        readonly waits: string
        readonly 'not-found': string
        readonly missing: string
        readonly ignored: string
      }
      readonly said: (values: { readonly language: string; readonly words: string }) => string
      readonly waitsUntil: (values: { readonly day: string }) => string
      readonly candidates: (values: { readonly count: number }) => string
      readonly spoken: string
      readonly stray: string
      readonly lastAsked: (values: { readonly day: string }) => string
      readonly refused: (values: { readonly reason: string }) => string
      readonly otherLanguage: (values: { readonly language: string }) => string
      readonly otherAlphabet: string
      readonly emptyFile: string
    }
    readonly isAway: (values: { readonly folder: string }) => string
    readonly away: string
    readonly awayTip: (values: { readonly videos: number }) => string
    readonly awayNote: (values: { readonly videos: number }) => string
    readonly findCount: (values: { readonly count: number }) => string
    readonly askAgainCount: (values: { readonly count: number }) => string
    readonly askedTogether: string
    readonly more: (values: { readonly name: string }) => string
    readonly choose: (values: { readonly name: string }) => string
    readonly openGroup: (values: { readonly name: string }) => string
    readonly closeGroup: (values: { readonly name: string }) => string
    readonly hasRules: string
    readonly nothingFound: (values: { readonly text: string }) => string
    readonly nothingFoundText: string
    readonly noSuchFilter: (values: { readonly text: string }) => string
    readonly nearFilters: string
    readonly tooMany: string
    readonly findUnknown: string
    readonly planDoubtful: string
  }
  readonly plan: {
    readonly about: (values: { readonly time: string }) => string
    readonly title: string
    readonly emptyTitle: string
    readonly emptyHint: string
    readonly make: string
    readonly makeAgain: string
    readonly askAgain: string
    readonly nothingMissingTitle: string
    readonly nothingMissingHint: string
    readonly noRows: string
    readonly showAll: string
    readonly scanning: string
    readonly matching: string
    readonly progressOf: (values: { readonly done: string; readonly total: string }) => string
    readonly cancel: string
    readonly running: string
    readonly paused: string
    readonly finished: string
    readonly openActivity: string
    readonly filters: string
    readonly everything: string
    readonly answers: {
      readonly sure: string
      readonly ask: string
      readonly chosen: string
      readonly skipped: string
      readonly waiting: string
      readonly translate: string
      readonly none: string
      readonly yours: string
      readonly write: string
      readonly covered: string
      readonly written: string
      readonly told: string
      readonly tooLong: string
      readonly inside: string
    }
    readonly spentOnSearch: (values: { readonly count: number }) => string
    readonly fromCache: (values: { readonly count: number }) => string
    readonly showFiles: (values: { readonly count: number }) => string
    readonly showUnits: string
    readonly budgetWaits: (values: { readonly count: number; readonly until: string }) => string
    readonly translationsWait: (values: { readonly count: number; readonly until: string }) => string
    readonly waitsUntil: (values: { readonly moment: string; readonly remaining: string }) => string
    readonly waitsBusy: (values: { readonly moment: string; readonly remaining: string }) => string
    readonly unasked: (values: { readonly count: number }) => string
    readonly waitsUnknown: string
    readonly run: (values: { readonly cost: string }) => string
    readonly runLater: (values: { readonly count: number; readonly moment: string }) => string
    readonly runLaterAi: (values: { readonly count: number; readonly moment: string }) => string
    readonly lookAt: (values: { readonly count: number }) => string
    readonly table: string
    readonly columns: {
      readonly video: string
      readonly cost: string
    }
    readonly showGroup: string
    readonly renameYours: string
    readonly renameYoursWhy: string
    readonly kinds: {
      readonly human: string
      readonly 'hearing-impaired': string
      readonly machine: string
    }
    readonly kindTitles: {
      readonly human: string
      readonly 'hearing-impaired': string
      readonly machine: string
    }
    readonly unnamed: {
      readonly fileUnnamed: string
      readonly subtitleUnnamed: string
      readonly neitherNamed: string
      readonly sameName: string
    }
    readonly tiers: readonly string[]
    readonly failedTitle: string
    readonly serviceBack: string
    readonly failedAgain: string
    readonly backToPlan: (values: { readonly count: number }) => string
    readonly estimateLeft: (values: { readonly count: number; readonly most: number; readonly left: number }) => string
    readonly estimate: (values: { readonly count: number; readonly most: number }) => string
    readonly estimateFree: string
    readonly estimateUnspent: string
    readonly estimateTomorrow: string
    readonly beginWith: string
    readonly beginNewest: (values: { readonly videos: number; readonly count: number }) => string
    readonly beginFolder: (values: { readonly name: string; readonly count: number }) => string
    readonly beginAll: (values: { readonly count: number }) => string
    readonly beginNot: string
    readonly scope: (values: { readonly videos: string; readonly subtitles: string }) => string
    readonly videos: (values: { readonly count: number }) => string
    readonly wanted: (values: { readonly count: number }) => string
    readonly cells: {
      readonly write: string
      readonly translate: string
      readonly ask: string
      readonly none: string
      readonly skipped: string
      readonly waiting: string
      readonly yours: string
      readonly sidecar: string
      readonly ours: string
      readonly track: string
      readonly audio: string
      readonly pack: (values: { readonly words: string }) => string
      readonly from: (values: { readonly language: string }) => string
      readonly until: (values: { readonly moment: string }) => string
      readonly unasked: string
      readonly refused: string
      readonly untilQuota: string
      readonly candidates: (values: { readonly count: number }) => string
      readonly onOffer: (values: { readonly languages: string }) => string
      readonly forced: string
      readonly byHand: string
      readonly titleAsked: string
      readonly nothing: string
      readonly tooLong: string
      readonly shorten: string
      readonly inside: string
      readonly insideFree: string
      readonly written: string
      readonly told: string
    }
    readonly films: string
    readonly season: (values: { readonly title: string; readonly season: number }) => string
    readonly group: {
      readonly write: (values: { readonly count: number }) => string
      readonly written: (values: { readonly count: number }) => string
      readonly writeFromPacks: (values: { readonly packs: number; readonly write: number }) => string
      readonly inside: (values: { readonly count: number }) => string
      readonly ask: (values: { readonly count: number }) => string
      readonly translate: (values: { readonly count: number }) => string
      readonly none: (values: { readonly count: number }) => string
      readonly waiting: (values: { readonly count: number }) => string
      readonly tooLong: (values: { readonly count: number }) => string
      readonly open: (values: { readonly name: string }) => string
      readonly close: (values: { readonly name: string }) => string
    }
    readonly cost: {
      readonly downloads: (values: { readonly count: number }) => string
      readonly ai: (values: { readonly count: number }) => string
      readonly inPacks: string
      readonly free: string
    }
    readonly willBeWritten: (values: { readonly count: number }) => string
    readonly packsCover: (values: { readonly count: number; readonly files: number }) => string
    readonly leftToday: (values: { readonly downloads: number }) => string
    readonly leftTodayAi: (values: { readonly downloads: number; readonly ai: number }) => string
    readonly needReview: (values: { readonly count: number }) => string
    readonly nothingYet: string
    readonly former: {
      readonly title: (values: { readonly count: number }) => string
      readonly hint: (values: { readonly count: number; readonly moment: string }) => string
      readonly make: string
    }
    readonly estimateUntil: (values: { readonly day: string }) => string
    readonly estimateLate: string
    readonly estimateReplaces: (values: { readonly count: number }) => string
    readonly waitsForRun: string
    readonly notAsked: (values: { readonly videos: number; readonly count: number }) => string
    readonly askNext: (values: { readonly videos: number; readonly count: number }) => string
    readonly askRest: (values: { readonly videos: number; readonly count: number }) => string
    readonly runAgain: (values: { readonly cost: string }) => string
    readonly fromInside: (values: { readonly count: number }) => string
  }
  readonly privacy: {
    readonly leaves: string
    readonly leavesHint: string
    readonly example: string
    readonly titlesOnly: string
    readonly titlesOnlyHint: string
    readonly title: string
    readonly hint: string
    readonly wholePaths: string
    readonly wholePathsHint: string
    readonly make: string
    readonly again: string
    readonly lines: (values: { readonly count: number }) => string
    readonly save: (values: { readonly count: number }) => string
    readonly leave: (values: { readonly count: number }) => string
    readonly none: string
    readonly listLabel: string
    readonly listHint: string
    readonly search: string
    readonly saved: string
    readonly parts: {
      readonly program: string
      readonly settings: string
      readonly numbers: string
      readonly log: string
    }
    readonly close: string
  }
  readonly rules: {
    readonly title: string
    readonly place: string
    readonly everything: string
    readonly folder: (values: { readonly name: string }) => string
    readonly titles: (values: { readonly count: number }) => string
    readonly placeVideos: (values: { readonly place: string; readonly videos: number }) => string
    readonly isOwn: string
    readonly inheritedFrom: (values: { readonly place: string }) => string
    readonly isMixed: string
    readonly inherit: string
    readonly asInherited: string
    readonly yes: string
    readonly no: string
    readonly save: string
    readonly trial: (values: { readonly changed: number; readonly then: number; readonly now: number }) => string
    readonly changedFor: (values: { readonly place: string }) => string
    readonly ignore: {
      readonly title: string
      readonly what: string
      readonly videos: (values: { readonly count: number }) => string
      readonly titles: string
      readonly language: string
      readonly everyLanguage: string
      readonly verb: string
      readonly done: (values: { readonly count: number }) => string
    }
    readonly ignored: {
      readonly title: string
      readonly hint: string
      readonly empty: string
      readonly noMatch: string
      readonly search: string
      readonly kinds: {
        readonly video: string
        readonly title: string
        readonly release: string
        readonly author: string
      }
      readonly only: (values: { readonly language: string }) => string
      readonly count: (values: { readonly count: number }) => string
      readonly takeBack: string
      readonly takeBackOf: (values: { readonly name: string }) => string
      readonly takenBack: (values: { readonly name: string }) => string
      readonly stopped: (values: { readonly count: number }) => string
      readonly more: string
    }
    readonly help: {
      readonly region: string
      readonly title: (values: { readonly language: string; readonly videos: number }) => string
      readonly lastAsked: (values: { readonly moment: string }) => string
      readonly looked: (values: { readonly looked: number; readonly videos: number }) => string
      readonly offer: (values: { readonly language: string; readonly videos: number }) => string
      readonly downloads: (values: { readonly count: number }) => string
      readonly notAsked: (values: { readonly language: string }) => string
      readonly searches: (values: { readonly count: number }) => string
      readonly addFallback: string
      readonly added: (values: { readonly fallback: string; readonly language: string }) => string
      readonly doubts: (values: { readonly count: number }) => string
      readonly doubtsHint: string
      readonly lookAtTitles: (values: { readonly count: number }) => string
      readonly translate: (values: { readonly videos: number; readonly languages: string }) => string
      readonly aiLeft: (values: { readonly count: number }) => string
      readonly translateVerb: (values: { readonly count: number }) => string
      readonly translateSome: (values: { readonly count: number; readonly videos: number }) => string
      readonly transcribe: (values: { readonly count: number }) => string
      readonly sound: (values: { readonly time: string }) => string
      readonly transcribeVerb: (values: { readonly count: number }) => string
      readonly watch: string
      readonly watchNext: (values: { readonly moment: string }) => string
      readonly watchOn: string
      readonly watchOff: string
      readonly watchVerb: (values: { readonly count: number }) => string
      readonly reading: string
      readonly watching: string
      readonly ofVideos: (values: { readonly count: number }) => string
      readonly choose: string
      readonly chooseOf: (values: { readonly title: string }) => string
      readonly which: string
    }
  }
  readonly search: {
    readonly title: string
    readonly field: string
    readonly hint: string
    readonly submit: string
    readonly suggestions: string
    readonly suggestionCount: (values: { readonly count: number }) => string
    readonly emptyTitle: string
    readonly emptyHint: string
    readonly searching: string
    readonly noTitlesTitle: string
    readonly noTitlesHint: string
    readonly types: {
      readonly movie: string
      readonly tv: string
    }
    readonly languages: string
    readonly noSubtitlesTitle: string
    readonly noSubtitlesHint: string
    readonly showInLibrary: string
    readonly table: string
    readonly columns: {
      readonly release: string
      readonly language: string
      readonly part: string
      readonly author: string
      readonly cost: string
    }
    readonly season: (values: { readonly season: number }) => string
    readonly wholeSeason: (values: { readonly season: number }) => string
    readonly written: (values: { readonly name: string }) => string
    readonly pickVideo: string
    readonly pickField: string
    readonly pickHint: string
    readonly pickList: string
    readonly noVideos: string
    readonly pickCancel: string
    readonly free: string
    readonly inLibrary: (values: { readonly count: number }) => string
    readonly resultsFor: (values: { readonly text: string }) => string
    readonly shownOf: (values: { readonly shown: number; readonly total: number }) => string
    readonly atLeast: (values: { readonly count: number }) => string
    readonly pagesRead: (values: { readonly page: number; readonly pages: number }) => string
    readonly languageCount: (values: { readonly count: number }) => string
    readonly kept: (values: { readonly time: string }) => string
    readonly askAnew: string
    readonly ties: (values: { readonly title: string; readonly count: number }) => string
    readonly otherTitles: string
    readonly askTitle: (values: { readonly name: string }) => string
    readonly anyLanguage: string
    readonly parts: string
    readonly episodeLabel: string
    readonly anyEpisode: string
    readonly episodeNumber: (values: { readonly episode: number }) => string
    readonly kindsLabel: string
    readonly kinds: {
      readonly pack: string
      readonly hi: string
      readonly human: string
      readonly machine: string
    }
    readonly sort: string
    readonly sorts: {
      readonly fit: string
      readonly language: string
      readonly release: string
      readonly part: string
      readonly author: string
    }
    readonly moreReleases: (values: { readonly count: number }) => string
    readonly costFree: string
    readonly costOne: string
    readonly noVideoFits: string
    readonly videoAway: string
    readonly against: {
      readonly 'tried-before': string
      readonly title: string
      readonly season: string
      readonly episode: string
      readonly part: string
      readonly language: string
      readonly forced: string
      readonly 'hearing-impaired': string
      readonly 'ignored-release': string
      readonly 'ignored-author': string
    }
    readonly pageOf: (values: { readonly page: number; readonly pages: number }) => string
    readonly more: string
    readonly askNarrowed: string
    readonly chosen: string
    readonly by: (values: { readonly author: string }) => string
    readonly partIn: (values: { readonly part: string; readonly language: string }) => string
    readonly forVideo: (values: { readonly name: string }) => string
    readonly change: string
    readonly madeFor: string
    readonly releaseCount: (values: { readonly count: number }) => string
    readonly inPack: string
    readonly packCount: (values: { readonly count: number; readonly missing: number }) => string
    readonly listFiles: string
    readonly listFilesFree: string
    readonly moreFiles: (values: { readonly count: number }) => string
    readonly fileStates: {
      readonly none: string
      readonly there: string
      readonly missing: string
    }
    readonly itsVideo: string
    readonly writeFor: (values: { readonly part: string; readonly downloads: number }) => string
    readonly writeAll: (values: { readonly count: number; readonly downloads: number }) => string
    readonly saveTo: (values: { readonly downloads: number }) => string
    readonly writtenMany: (values: { readonly count: number }) => string
    readonly notWritten: (values: { readonly count: number; readonly why: string }) => string
    readonly saved: (values: { readonly count: number; readonly name: string }) => string
    readonly notSaved: (values: { readonly count: number; readonly name: string }) => string
    readonly saveHere: string
    readonly fps: (values: { readonly value: string }) => string
    readonly writeFile: (values: { readonly name: string; readonly downloads: number }) => string
    readonly chooseFile: string
    readonly chooseFileHint: string
    readonly looksLike: (values: { readonly part: string }) => string
    readonly writeThis: (values: { readonly downloads: number }) => string
    readonly oursThere: (values: { readonly name: string }) => string
    readonly useInstead: (values: { readonly downloads: number }) => string
    readonly saveFile: (values: { readonly name: string; readonly downloads: number }) => string
    readonly translate: string
    readonly translating: string
  }
  readonly settings: {
    readonly title: string
    readonly saved: string
    readonly service: string
    readonly serviceHint: string
    readonly builtIn: string
    readonly remote: string
    readonly builtInHint: string
    readonly address: string
    readonly downloadAddress: string
    readonly uploadAddress: string
    readonly sameAddress: string
    readonly addressHint: string
    readonly apiKey: string
    readonly uploadToken: string
    readonly secretSet: (values: { readonly ending: string }) => string
    readonly secretSetShort: string
    readonly replace: string
    readonly forget: string
    readonly keep: string
    readonly save: string
    readonly languages: string
    readonly languagesHint: string
    readonly wishes: {
      readonly add: string
      readonly addFallback: string
      readonly addSecond: string
      readonly addSecondHint: string
      readonly otherwise: string
      readonly translated: (values: { readonly language: string }) => string
      readonly nothingFound: string
      readonly none: string
      readonly up: (values: { readonly name: string }) => string
      readonly remove: (values: { readonly name: string }) => string
      readonly last: string
      readonly inside: (values: { readonly language: string }) => string
    }
    readonly wouldMean: (values: { readonly covered: number; readonly missing: number }) => string
    readonly hearingImpaired: string
    readonly hearingImpairedChoices: {
      readonly any: string
      readonly prefer: string
      readonly avoid: string
      readonly only: string
    }
    readonly forced: string
    readonly forcedHint: string
    readonly skipWhenAudioMatches: string
    readonly naming: string
    readonly namingUniversal: string
    readonly namingExample: string
    readonly namingReaders: string
    readonly readers: {
      readonly universal: string
      readonly plex: string
      readonly jellyfin: string
      readonly kodi: string
      readonly mpv: string
    }
    readonly protections: {
      readonly keyring: string
      readonly session: string
      readonly file: string
    }
    readonly clean: {
      readonly title: string
      readonly hint: string
      readonly sounds: string
      readonly soundsHint: string
      readonly soundsWished: string
      readonly credits: string
      readonly creditsHint: string
      readonly interjections: string
      readonly interjectionsHint: string
      readonly capitals: string
      readonly capitalsHint: string
      readonly sentenceStarts: string
      readonly sentenceStartsHint: string
      readonly ocrLetters: string
      readonly ocrLettersHint: string
      readonly format: string
      readonly formats: {
        readonly keep: string
        readonly srt: string
      }
      readonly exampleTitle: string
      readonly before: string
      readonly after: string
      readonly gone: string
      readonly example: readonly string[]
    }
    readonly folders: string
    readonly foldersHint: string
    readonly noFolders: string
    readonly videos: (values: { readonly count: number }) => string
    readonly remove: string
    readonly removeQuestion: (values: { readonly count: number }) => string
    readonly removeVerb: (values: { readonly count: number }) => string
    readonly appearance: string
    readonly theme: string
    readonly themes: {
      readonly system: string
      readonly light: string
      readonly dark: string
    }
    readonly uiLanguage: string
    readonly machineLanguage: string
    readonly keyboard: string
    readonly keyboardHint: string
    readonly keys: {
      readonly screens: string
      readonly search: string
      readonly rows: string
      readonly ends: string
      readonly open: string
      readonly actions: string
      readonly close: string
      readonly next: string
    }
    readonly advanced: string
    readonly yesTo: string
    readonly yesToChoices: {
      readonly sure: string
      readonly all: string
    }
    readonly nameEngine: string
    readonly nameEngineHint: string
    readonly nameEngineChoices: {
      readonly auto: string
      readonly local: string
      readonly ai: string
    }
    readonly nameScope: string
    readonly nameScopeHint: string
    readonly nameScopeChoices: {
      readonly exact: string
      readonly title: string
    }
    readonly timing: string
    readonly timingChoices: {
      readonly off: string
      readonly measure: string
      readonly subtitles: string
      readonly video: string
    }
    readonly minimumSize: string
    readonly minimumSizeHint: string
    readonly minimumSizeProblem: (values: { readonly least: string; readonly most: string }) => string
    readonly cache: string
    readonly cacheEmpty: string
    readonly cacheHint: string
    readonly clearCache: (values: { readonly count: number; readonly size: string }) => string
    readonly clearCacheQuestion: (values: { readonly count: number }) => string
    readonly clearCacheVerb: (values: { readonly count: number }) => string
    readonly find: string
    readonly sections: string
    readonly noneFound: string
    readonly whichKind: string
    readonly ffmpeg: string
    readonly ffmpegOfSystem: string
    readonly ffmpegBundled: string
    readonly ffmpegNone: string
    readonly ffmpegLate: string
    readonly ffmpegVersion: (values: { readonly version: string }) => string
    readonly timingBySound: string
    readonly timingBySoundHint: string
    readonly timingSound: string
    readonly timingSounds: {
      readonly original: string
      readonly first: string
    }
    readonly listenClosely: string
    readonly listenCloselyHint: string
  }
  readonly shell: {
    readonly navigation: string
    readonly skipToContent: string
    readonly screens: {
      readonly library: string
      readonly plan: string
      readonly activity: string
      readonly search: string
      readonly upload: string
      readonly usage: string
      readonly watch: string
      readonly history: string
      readonly settings: string
      readonly review: string
      readonly desk: string
      readonly checkup: string
    }
    readonly meters: string
    readonly searches: string
    readonly downloads: string
    readonly translations: string
    readonly usedOf: (values: { readonly used: string; readonly limit: string }) => string
    readonly unlimited: string
    readonly notKnown: string
    readonly notTold: string
    readonly resetsIn: (values: { readonly remaining: string }) => string
    readonly noReset: string
    readonly connectionLost: string
    readonly hasEnded: string
    readonly tooManyWindows: string
    readonly screenFailed: string
    readonly reopen: string
    readonly running: (values: { readonly done: number; readonly total: number }) => string
    readonly runningShort: (values: { readonly done: number; readonly total: number }) => string
    readonly questions: (values: { readonly count: number }) => string
    readonly dropInWindow: string
    readonly renewed: {
      readonly day: string
      readonly month: string
    }
  }
  readonly timing: {
    readonly section: string
    readonly check: string
    readonly checkFolder: string
    readonly cancel: string
    readonly shift: string
    readonly step: (values: { readonly seconds: string }) => string
    readonly seconds: string
    readonly placeholder: string
    readonly move: string
    readonly mend: (values: { readonly files: number }) => string
    readonly undo: string
    readonly done: (values: { readonly files: number }) => string
    readonly was: (values: { readonly change: string }) => string
    readonly states: {
      readonly queued: string
      readonly checking: string
      readonly failed: string
      readonly fits: string
      readonly agrees: string
      readonly mendable: string
      readonly 'other-cut': string
      readonly unclear: string
      readonly doubted: string
      readonly moved: string
    }
    readonly nothing: string
    readonly mendedBy: (values: { readonly change: string }) => string
    readonly earlier: (values: { readonly seconds: string }) => string
    readonly later: (values: { readonly seconds: string }) => string
    readonly stretched: (values: { readonly percent: string }) => string
    readonly shrunk: (values: { readonly percent: string }) => string
    readonly inParts: (values: { readonly parts: number }) => string
    readonly measured: (values: { readonly what: string }) => string
    readonly against: {
      readonly track: (values: { readonly language: string }) => string
      readonly someTrack: string
      readonly own: (values: { readonly name: string }) => string
      readonly ours: (values: { readonly name: string }) => string
      readonly speech: string
      readonly hand: string
    }
    readonly shares: (values: { readonly before: number; readonly after: number }) => string
    readonly sharesOfLines: (values: { readonly before: number; readonly after: number }) => string
    readonly summary: (values: { readonly done: number; readonly total: number }) => string
    readonly counts: {
      readonly fits: (values: { readonly count: number }) => string
      readonly moved: (values: { readonly count: number }) => string
      readonly mendable: (values: { readonly count: number }) => string
      readonly others: (values: { readonly count: number }) => string
    }
    readonly picture: {
      readonly speech: string
      readonly was: string
      readonly now: string
      readonly then: string
      readonly caption: (values: { readonly from: string; readonly to: string }) => string
    }
    readonly yours: string
    readonly listenTo: string
    readonly whatever: string
    readonly onlySound: (values: { readonly track: string }) => string
    readonly insteadOf: (values: { readonly releases: string }) => string
    readonly agrees: (values: { readonly name: string }) => string
    readonly through: (values: { readonly name: string }) => string
    readonly steps: {
      readonly 'in-step': string
      readonly 'out-of-step': string
      readonly 'not-measured': string
    }
    readonly close: {
      readonly about: (values: { readonly time: string }) => string
      readonly start: string
      readonly hint: string
      readonly working: string
    }
  }
  readonly updates: {
    readonly title: string
    readonly hint: string
    readonly mode: string
    readonly modes: {
      readonly notify: string
      readonly install: string
      readonly off: string
    }
    readonly sent: string
    readonly asks: (values: { readonly address: string }) => string
    readonly bars: {
      readonly no_address: string
      readonly checkout: string
      readonly web: string
    }
    readonly holds: {
      readonly linux: string
      readonly store: string
      readonly portable: string
      readonly unpacked: string
      readonly unsigned: string
      readonly read_only: string
    }
    readonly never: string
    readonly looking: string
    readonly off: string
    readonly lookNow: string
    readonly install: string
    readonly runs: string
    readonly looked: (values: { readonly moment: string }) => string
    readonly available: (values: { readonly version: string }) => string
    readonly downloading: (values: { readonly version: string }) => string
    readonly ready: (values: { readonly version: string }) => string
    readonly faults: {
      readonly unreachable: string
      readonly bad_answer: string
      readonly elsewhere: string
      readonly too_large: string
      readonly cut: string
      readonly damaged: string
      readonly not_signed: string
      readonly older: string
      readonly system_too_old: string
      readonly disk: string
      readonly failed: string
    }
  }
  readonly upload: {
    readonly title: string
    readonly toOwn: string
    readonly toHost: (values: { readonly host: string }) => string
    readonly noToken: string
    readonly openSettings: string
    readonly add: string
    readonly follow: string
    readonly sentElsewhere: (values: { readonly service: string }) => string
    readonly pendingElsewhere: (values: { readonly service: string }) => string
    readonly cancel: string
    readonly sending: string
    readonly filters: string
    readonly table: string
    readonly emptyTitle: string
    readonly emptyHint: string
    readonly noRows: string
    readonly showAll: string
    readonly sources: string
    readonly searchSources: string
    readonly noSources: string
    readonly listed: (values: { readonly count: number }) => string
    readonly allListed: string
    readonly sent: (values: { readonly count: number }) => string
    readonly details: string
    readonly close: string
    readonly movie: string
    readonly show: string
    readonly kind: string
    readonly findTitle: string
    readonly find: string
    readonly moviedbId: string
    readonly unknown: string
    readonly yes: string
    readonly no: string
    readonly firstEpisode: string
    readonly lastEpisode: string
    readonly fullSeason: string
    readonly oneALine: string
    readonly production: readonly string[]
    readonly fields: {
      readonly title: string
      readonly language: string
      readonly releases: string
      readonly season: string
      readonly episodes: string
      readonly quality: string
      readonly framerate: string
      readonly productionType: string
      readonly hearingImpaired: string
      readonly name: string
      readonly comment: string
      readonly tags: string
      readonly updates: string
    }
    readonly faults: {
      readonly title: string
      readonly language: string
      readonly 'unknown-language': string
      readonly releases: string
      readonly season: string
      readonly episode: string
      readonly 'episode-order': string
      readonly quality: string
      readonly 'hearing-impaired': string
      readonly name: string
      readonly 'file-type': string
      readonly 'file-size': string
      readonly unread: string
      readonly 'no-file': string
    }
    readonly sureness: {
      readonly yours: string
      readonly sure: string
      readonly guessed: string
      readonly missing: string
    }
    readonly states: {
      readonly ready: string
      readonly incomplete: string
      readonly numbered: string
      readonly filed: string
      readonly unknown: string
      readonly pending: string
      readonly approved: string
      readonly rejected: string
      readonly failed: string
      readonly sending: string
    }
    readonly counts: {
      readonly all: string
      readonly ready: string
      readonly incomplete: string
      readonly failed: string
      readonly pending: string
      readonly approved: string
      readonly rejected: string
    }
    readonly preview: string
    readonly previewTitle: string
    readonly duplicates: string
    readonly noDuplicates: string
    readonly sendAgain: string
    readonly sendAgainHint: string
    readonly columns: {
      readonly file: string
      readonly title: string
      readonly language: string
      readonly facts: string
      readonly state: string
    }
    readonly send: (values: { readonly count: number }) => string
    readonly check: (values: { readonly count: number }) => string
    readonly files: (values: { readonly count: number }) => string
    readonly addPack: string
    readonly applyTo: (values: { readonly count: number }) => string
    readonly asPack: (values: { readonly count: number }) => string
    readonly asPackHint: string
    readonly split: (values: { readonly count: number }) => string
    readonly filesTitle: string
    readonly episode: (values: { readonly episode: string }) => string
    readonly noEpisode: string
    readonly forVideo: (values: { readonly name: string }) => string
    readonly withoutVideo: string
    readonly twice: (values: { readonly episodes: string }) => string
    readonly gaps: (values: { readonly episodes: string }) => string
    readonly fileNumber: (values: { readonly id: string }) => string
    readonly uploadNumber: (values: { readonly id: string }) => string
    readonly replace: string
    readonly replaceHint: string
    readonly remove: (values: { readonly count: number }) => string
    readonly through: (values: { readonly done: string; readonly total: string }) => string
    readonly packThrough: (values: { readonly sent: string; readonly files: string }) => string
    readonly applyHint: string
    readonly nothingReady: string
    readonly checkHint: string
  }
  readonly usage: {
    readonly title: string
    readonly plan: (values: { readonly name: string }) => string
    readonly meters: string
    readonly kinds: {
      readonly search: string
      readonly downloads: string
      readonly ai: string
    }
    readonly left: (values: { readonly count: number }) => string
    readonly usedOf: (values: { readonly used: string; readonly limit: string }) => string
    readonly usedOnly: (values: { readonly used: string }) => string
    readonly unlimited: string
    readonly notKnown: string
    readonly showOnly: (values: { readonly kind: string }) => string
    readonly resetsIn: (values: { readonly remaining: string; readonly moment: string }) => string
    readonly refresh: string
    readonly refreshHint: string
    readonly chart: (values: { readonly kind: string }) => string
    readonly chartElsewhere: (values: { readonly count: number }) => string
    readonly chartKind: string
    readonly asChart: string
    readonly asTable: string
    readonly chartView: string
    readonly day: string
    readonly dayValue: (values: { readonly day: string; readonly value: string }) => string
    readonly noDaysHint: string
    readonly ledger: string
    readonly reasons: {
      readonly 'match by name': string
      readonly 'match by id': string
      readonly 'title of a match': string
      readonly 'title of an upload': string
      readonly 'search by hand': string
      readonly 'looked inside': string
      readonly chosen: string
      readonly 'source of a translation': string
      readonly 'saved to a folder': string
    }
    readonly translationInto: (values: { readonly language: string }) => string
    readonly transcriptionIn: (values: { readonly language: string }) => string
    readonly andMore: (values: { readonly name: string; readonly count: number }) => string
    readonly seasonOf: (values: { readonly name: string }) => string
    readonly columns: {
      readonly time: string
      readonly subject: string
      readonly units: string
      readonly state: string
    }
    readonly entryKinds: {
      readonly search: string
      readonly download: string
      readonly ai: string
    }
    readonly states: {
      readonly reserved: string
      readonly settled: string
      readonly released: string
      readonly unknown: string
    }
    readonly unknownHint: string
    readonly ofOnePlan: string
    readonly noEntries: string
    readonly upgrade: (values: { readonly address: string }) => string
    readonly barsHint: string
    readonly ofRun: string
    readonly account: (values: { readonly id: string }) => string
    readonly thisKey: (values: { readonly searches: string; readonly downloads: string }) => string
  }
  readonly watch: {
    readonly title: string
    readonly isOff: string
    readonly isPaused: string
    readonly activities: {
      readonly idle: string
      readonly looking: string
      readonly working: string
    }
    readonly neverComplete: string
    readonly completeAgo: (values: { readonly ago: string }) => string
    readonly checkedBut: (values: { readonly ago: string; readonly more: number; readonly place: string }) => string
    readonly unread: (values: { readonly more: number; readonly place: string; readonly ago: string }) => string
    readonly failures: (values: { readonly count: number }) => string
    readonly dueNow: string
    readonly settling: (values: { readonly count: number }) => string
    readonly checkNow: string
    readonly pause: string
    readonly resume: string
    readonly turnOff: string
    readonly turnOn: string
    readonly spendsADay: (values: { readonly searches: number; readonly downloads: number }) => string
    readonly searchesADay: (values: { readonly searches: number }) => string
    readonly spendingHint: string
    readonly byItself: (values: { readonly cost: string; readonly left: number }) => string
    readonly held: (values: { readonly count: number }) => string
    readonly searchNow: string
    readonly offTitle: string
    readonly offHint: string
    readonly triedAgain: (values: { readonly time: string }) => string
    readonly limited: (values: { readonly limit: string; readonly used: string }) => string
    readonly quietUntil: (values: { readonly time: string }) => string
    readonly pages: string
    readonly nextChecks: string
    readonly options: string
    readonly folders: string
    readonly noFolders: string
    readonly noFoldersHint: string
    readonly states: {
      readonly starting: string
      readonly watching: string
      readonly looking: string
      readonly away: string
      readonly unreadable: string
    }
    readonly whys: {
      readonly network: string
      readonly removable: string
      readonly limit: string
      readonly failed: string
    }
    readonly videos: (values: { readonly count: number }) => string
    readonly showVideos: string
    readonly lastComplete: string
    readonly nextLook: string
    readonly never: string
    readonly ago: (values: { readonly time: string }) => string
    readonly inTime: (values: { readonly time: string }) => string
    readonly found: string
    readonly foundHow: (values: { readonly noticed: number; readonly looked: number }) => string
    readonly columns: {
      readonly file: string
      readonly language: string
      readonly why: string
      readonly next: string
    }
    readonly noWaits: string
    readonly noWaitsHint: string
    readonly tries: (values: { readonly count: number }) => string
    readonly reasons: {
      readonly ask: string
      readonly translate: string
      readonly 'no-match': string
      readonly 'no-candidate': string
      readonly rejected: string
      readonly quota: string
      readonly error: string
      readonly covered: string
      readonly 'foreign-file': string
      readonly removed: string
      readonly translating: string
    }
    readonly quietHours: string
    readonly quietHoursHint: string
    readonly digestAt: string
    readonly digestAtHint: string
    readonly reserve: string
    readonly reserveHint: string
    readonly translate: string
    readonly translateHint: string
    readonly better: string
    readonly betterHint: string
    readonly betterChoices: {
      readonly off: string
      readonly offer: string
      readonly take: string
    }
    readonly betterDays: string
    readonly startAtLogin: string
    readonly startMinimised: string
    readonly startMinimisedHint: string
    readonly toReview: (values: { readonly count: number }) => string
  }
  readonly desktop: {
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
      readonly review: string
    }
    readonly tray: {
      readonly show: string
      readonly idle: string
      readonly running: (values: { readonly done: number; readonly total: number }) => string
      readonly watching: string
      readonly watchWorking: string
      readonly watchPaused: string
      readonly outOfSight: (values: { readonly folders: number }) => string
      readonly questions: (values: { readonly questions: number }) => string
      readonly lookNow: string
      readonly pause: string
      readonly resume: string
    }
    readonly notice: {
      readonly doneTitle: string
      readonly written: (values: { readonly files: number }) => string
      readonly waiting: (values: { readonly files: number }) => string
      readonly failedTitle: string
      readonly keepsRunning: string
      readonly keepsWatching: string
      readonly show: string
      readonly review: string
      readonly keepsRunningMinimised: string
      readonly keepsWatchingMinimised: string
      readonly digestTitle: string
      readonly digest: (values: { readonly written: number; readonly questions: number }) => string
      readonly questionsTitle: (values: { readonly questions: number }) => string
      readonly questions: string
      readonly awayTitle: string
      readonly away: string
      readonly watchTroubleTitle: string
    }
    readonly update: {
      readonly foundTitle: (values: { readonly version: string }) => string
      readonly found: string
      readonly readyTitle: (values: { readonly version: string }) => string
      readonly ready: string
    }
    readonly dialog: {
      readonly chooseFolder: string
      readonly choose: string
      readonly saveReport: string
      readonly openLink: (values: { readonly host: string }) => string
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
      readonly aboutDetail: (values: { readonly version: string }) => string
      readonly close: string
      readonly chooseCollection: string
      readonly collectionFiles: string
      readonly readCollection: string
    }
  }
  readonly packages: {
    readonly genericName: string
    readonly getSubtitles: string
    readonly getSubtitlesHint: string
    readonly explorerVerb: string
  }
  readonly account: {
    readonly test: string
    readonly testAgain: string
    readonly works: string
    readonly planUnknown: string
    readonly leftToday: string
    readonly leftThisMonth: string
    readonly addressMissing: string
    readonly addressWrong: string
    readonly keyMissing: string
    readonly keyRefused: string
    readonly tokenRefused: string
    readonly addressUnreachable: string
    readonly keyByVariable: string
    readonly forUploads: string
    readonly tokenHint: string
    readonly keptOnTest: string
    readonly former: string
    readonly useAgain: string
    readonly useAgainOf: (values: { readonly address: string }) => string
    readonly forgetOf: (values: { readonly address: string }) => string
    readonly left: (values: { readonly address: string }) => string
    readonly usedAgain: (values: { readonly address: string }) => string
  }
  readonly collection: {
    readonly title: string
    readonly hint: string
    readonly contents: (values: { readonly titles: number; readonly subtitles: number }) => string
    readonly none: string
    readonly drop: string
    readonly add: string
    readonly formats: string
    readonly chooseFolder: string
    readonly chooseFile: string
    readonly browse: string
    readonly readFolder: string
    readonly sources: string
    readonly reading: string
    readonly soFar: (values: { readonly titles: number; readonly subtitles: number }) => string
    readonly brought: (values: {
      readonly titles: number
      readonly subtitles: number
      readonly files: number
    }) => string
    readonly holds: (values: { readonly titles: number; readonly subtitles: number }) => string
    readonly takeIn: (values: { readonly subtitles: number }) => string
    readonly takeInTitles: (values: { readonly titles: number }) => string
    readonly takeInNow: string
    readonly takeInAgain: string
    readonly takeOut: (values: { readonly subtitles: number }) => string
    readonly takingOut: string
    readonly out: string
    readonly nothingNew: string
    readonly stopped: string
    readonly skipped: (values: { readonly count: number }) => string
    readonly moreSkipped: (values: { readonly count: number }) => string
    readonly stop: string
    readonly again: string
    readonly goOn: string
    readonly forget: string
    readonly elsewhere: string
    readonly useBuiltIn: string
  }
  readonly samples: {
    readonly only: string
    readonly what: (values: { readonly count: number }) => string
    readonly addCollection: string
    readonly connect: string
  }
  readonly remedies: {
    readonly key: string
    readonly token: string
    readonly service: string
    readonly usage: string
    readonly languages: string
    readonly folders: string
    readonly report: string
    readonly engines: string
    readonly names: string
  }
  readonly host: {
    readonly planBusy: string
    readonly workBusy: string
    readonly rowBusy: string
    readonly notRunning: string
    readonly notPaused: string
    readonly operatorSessionOver: string
    readonly noPlan: string
    readonly planGone: string
    readonly rowGone: string
    readonly offerGone: string
    readonly noOwnSubtitle: string
    readonly jobGone: string
    readonly nothingToClean: string
    readonly collectionBusy: string
    readonly collectionGone: string
    readonly uploadTitleUnknown: string
    readonly uploadIncomplete: string
    readonly packSeasons: string
    readonly packTitles: string
    readonly packLanguages: string
    readonly packUnread: string
    readonly packSent: string
    readonly fileNotSent: string
    readonly fileElsewhere: string
    readonly fileAsSent: string
    readonly dropElsewhere: string
    readonly dropTooMany: (values: { readonly count: string }) => string
    readonly dropUnusable: string
    readonly dropForgotten: string
    readonly noDialog: string
    readonly onlyBuiltInHears: string
    readonly noMediaAddress: string
    readonly noVideo: string
    readonly noWishes: string
    readonly placeUnknown: string
    readonly uploadGrowing: (values: { readonly name: string }) => string
    readonly renamingGone: string
    readonly noFolder: (values: { readonly path: string }) => string
    readonly isLink: (values: { readonly path: string }) => string
    readonly searchEmpty: string
    readonly subtitleForgotten: string
    readonly titleForgotten: string
    readonly uploadElsewhere: (values: { readonly service: string }) => string
    readonly keyUnusable: string
    readonly modelByList: string
    readonly addressUnsuited: (values: {
      readonly value: string
      readonly key: string
      readonly example: string
    }) => string
    readonly addressOrUnsuited: (values: {
      readonly value: string
      readonly key: string
      readonly word: string
      readonly example: string
    }) => string
    readonly numberUnsuited: (values: {
      readonly value: string
      readonly key: string
      readonly least: string
      readonly most: string
    }) => string
    readonly valueUnsuited: (values: { readonly value: string; readonly key: string; readonly what: string }) => string
    readonly noVideoWaits: string
    readonly sidecarGone: string
    readonly timingDoubted: (values: { readonly name: string }) => string
    readonly notBelieved: (values: { readonly name: string }) => string
    readonly runsLong: (values: { readonly name: string }) => string
    readonly otherIsOff: (values: { readonly name: string }) => string
    readonly reportGone: string
    readonly noSaveDialog: string
    readonly timingBusy: string
    readonly nothingToMend: string
    readonly shiftTooFar: string
    readonly timesFixed: (values: { readonly format: string }) => string
    readonly titleWithoutId: string
    readonly noUpdateReady: string
    readonly noUpdateLook: string
    readonly noFile: string
    readonly sentAlready: string
    readonly listForgotten: string
    readonly questionAnswered: string
    readonly noPackage: string
    readonly keyFirstAddress: (values: { readonly setting: string }) => string
    readonly keyOnlyHttps: string
    readonly builtInFailed: string
    readonly uploadUnsure: string
    readonly jobUnsure: string
    readonly jobLate: string
    readonly keyMissing: (values: { readonly address: string }) => string
    readonly oneVideoAway: string
    readonly videosAway: (values: { readonly count: string }) => string
    readonly videoAway: string
    readonly videoGone: string
    readonly fileAway: string
    readonly takenBack: string
    readonly trashGone: string
    readonly trashUsersGone: (values: { readonly path: string }) => string
    readonly trashVideoAway: (values: { readonly path: string }) => string
    readonly videoNotThere: (values: { readonly path: string }) => string
    readonly undoAway: (values: { readonly path: string }) => string
    readonly undoFolderAway: (values: { readonly folder: string }) => string
    readonly editedKept: (values: { readonly path: string }) => string
    readonly editedSince: (values: { readonly path: string }) => string
    readonly otherWritten: (values: { readonly language: string; readonly path: string }) => string
    readonly pathGone: (values: { readonly path: string }) => string
    readonly pathThere: (values: { readonly path: string }) => string
    readonly noneOfOurs: string
    readonly notOurs: string
    readonly yoursStays: string
    readonly timesNotOurs: string
    readonly notPlain: string
    readonly changedSinceAdded: (values: { readonly name: string }) => string
    readonly deliveredGone: string
    readonly historyGone: string
    readonly uploadGone: string
    readonly folderGone: string
    readonly placeAway: (values: { readonly path: string }) => string
    readonly rootAway: (values: { readonly path: string }) => string
    readonly pathMissing: (values: { readonly path: string }) => string
    readonly pathUnreadable: (values: { readonly path: string }) => string
    readonly readingBroken: string
    readonly noCollection: (values: { readonly path: string }) => string
    readonly noTitleList: (values: { readonly path: string }) => string
    readonly skippedEntry: (values: {
      readonly file: string
      readonly number: string
      readonly reason: string
    }) => string
    readonly skippedLine: (values: {
      readonly file: string
      readonly number: string
      readonly reason: string
    }) => string
    readonly holdsNone: (values: { readonly file: string }) => string
    readonly noLanguage: (values: { readonly file: string }) => string
    readonly noLanguageInside: (values: { readonly file: string }) => string
    readonly noTitle: (values: { readonly file: string }) => string
    readonly tooLarge: (values: { readonly file: string }) => string
    readonly notReadable: (values: { readonly file: string }) => string
    readonly listDamaged: (values: { readonly file: string }) => string
    readonly noJson: string
    readonly filesOrArchive: string
    readonly languageUnknown: (values: { readonly language: string }) => string
    readonly outsideManifest: (values: { readonly path: string }) => string
    readonly noSubtitleName: (values: { readonly path: string }) => string
    readonly subtitleTooLarge: (values: { readonly path: string }) => string
    readonly noSubtitlesIn: (values: { readonly path: string }) => string
    readonly unreadable: (values: { readonly path: string }) => string
    readonly columnCount: string
    readonly titleNameless: string
    readonly otherNameEmpty: string
    readonly alreadyThatLanguage: string
    readonly packLacksVideo: string
    readonly jobFailed: string
    readonly jobUnfinished: string
    readonly noId: (values: { readonly column: string; readonly id: string }) => string
    readonly tooManyVideos: (values: { readonly count: string }) => string
    readonly cleaningBusy: string
    readonly videosMoved: string
    readonly settingsInheritNothing: string
    readonly undoGone: string
    readonly serviceUsedNow: string
    readonly serviceNeverUsed: string
    readonly titledSince: string
    readonly oneVideoOnly: string
    readonly noFormerPlan: string
    readonly questionUnread: string
    readonly questionNotChosen: string
    readonly nothingToTranslate: string
    readonly noSuchAnswer: string
    readonly questionSettled: string
    readonly refusedGone: string
    readonly runOver: string
    readonly nothingToRetry: string
    readonly retryCostsMore: string
    readonly soundSilent: string
    readonly noSound: string
    readonly trackUnreadable: string
    readonly trackEmpty: string
    readonly ffmpegMissing: string
    readonly ffmpegLate: string
    readonly ffmpegByList: string
    readonly partNotShown: string
    readonly filmOver: string
    readonly noClipEncoder: string
    readonly wordsNotEditable: (values: { readonly format: string }) => string
    readonly lineNotThere: string
    readonly noLineLeft: string
    readonly lineNotWritable: (values: { readonly line: string }) => string
    readonly nothingChanged: string
    readonly changedSinceOpened: string
    readonly changedSinceOrdered: string
    readonly adoptFirst: string
    readonly noFfmpeg: string
    readonly nothingLeftToAsk: string
    readonly checkupBusy: string
    readonly nothingSafe: string
    readonly findingGone: string
    readonly noOtherOnOffer: string
    readonly lettersRight: string
    readonly changedSinceCheck: (values: { readonly path: string }) => string
    readonly noVideoBeside: string
    readonly timesUnmeasured: string
    readonly keyOnlyHome: string
    readonly hookGone: string
    readonly hooksFull: (values: { readonly count: string }) => string
    readonly pairingBusy: string
    readonly noPairs: string
    readonly pairOfOne: string
    readonly wordless: (values: { readonly path: string }) => string
    readonly pairUnnamed: (values: { readonly language: string }) => string
    readonly wishNoPair: (values: { readonly wish: string }) => string
    readonly notDownloaded: string
    readonly otherGone: string
    readonly trackSaysNoLanguage: string
    readonly trackRefused: (values: { readonly reason: string }) => string
    readonly nothingInside: string
    readonly sameText: (values: { readonly release: string; readonly video: string }) => string
    readonly noTranslator: string
    readonly translationOutsidePlan: string
    readonly nothingElse: string
    readonly onlyBuiltInTakesText: string
    readonly nothingInsideToTranslate: string
    readonly savingTracks: string
    readonly noTrackToSave: string
    readonly soundSlow: string
    readonly closeSlow: string
    readonly trackSlow: string
    readonly uploadNotWaiting: (values: { readonly nId: string }) => string
    readonly uploadPublicAlready: string
    readonly uploadReplacedMeanwhile: string
    readonly replacesOneOfItsLanguage: string
    readonly uploadReplaced: (values: { readonly name: string }) => string
    readonly uploadFileGone: string
    readonly accountUnknown: (values: { readonly account: string }) => string
    readonly keyGone: string
    readonly anotherBusy: string
  }
  readonly review: {
    readonly candidates: string
    readonly noCandidates: string
    readonly titleHint: string
    readonly chosen: string
    readonly pack: string
    readonly by: (values: { readonly author: string }) => string
    readonly side: string
    readonly text: string
    readonly inside: string
    readonly lookInside: string
    readonly lookInsideFree: string
    readonly looking: string
    readonly lookUsedUp: string
    readonly lookUsedUpUntil: (values: { readonly moment: string }) => string
    readonly parts: {
      readonly first: string
      readonly middle: string
      readonly last: string
    }
    readonly encoding: (values: { readonly name: string }) => string
    readonly lastCue: (values: { readonly end: string; readonly runtime: string }) => string
    readonly lastCueAlone: (values: { readonly end: string }) => string
    readonly longer: (values: { readonly by: string }) => string
    readonly shorter: (values: { readonly by: string }) => string
    readonly shortcuts: string
    readonly news: {
      readonly candidates: (values: { readonly count: number }) => string
      readonly title: (values: { readonly name: string; readonly count: number }) => string
      readonly question: (values: { readonly place: number; readonly total: number; readonly name: string }) => string
      readonly decided: (values: { readonly count: number; readonly decision: string }) => string
      readonly takenBack: string
      readonly nothingToTakeBack: string
      readonly finished: string
    }
    readonly title: string
    readonly open: (values: { readonly count: number }) => string
    readonly inPlan: (values: { readonly count: number }) => string
    readonly more: (values: { readonly count: number }) => string
    readonly emptyTitle: string
    readonly emptyHint: string
    readonly toPlan: string
    readonly list: string
    readonly films: string
    readonly watched: string
    readonly decisions: {
      readonly open: string
      readonly chosen: string
      readonly translate: string
      readonly skipped: string
      readonly ignored: string
      readonly answered: string
    }
    readonly why: {
      readonly title: string
      readonly tier: string
      readonly none: string
      readonly ask: string
      readonly translate: string
      readonly 'foreign-file': string
      readonly removed: string
      readonly better: string
    }
    readonly yesTitle: string
    readonly countedWhy: (values: { readonly absolute: number; readonly code: string }) => string
    readonly detected: (values: { readonly title: string }) => string
    readonly columns: {
      readonly release: string
      readonly lastLine: string
      readonly frames: string
    }
    readonly thisVideo: string
    readonly runtime: string
    readonly before: (values: { readonly time: string }) => string
    readonly after: (values: { readonly time: string }) => string
    readonly faster: string
    readonly slower: string
    readonly downloaded: string
    readonly fit: {
      readonly same: string
      readonly sameSource: string
      readonly otherGroup: string
      readonly unknown: string
      readonly fileUnnamed: string
      readonly subtitleUnnamed: string
      readonly neitherNamed: string
      readonly sameName: string
      readonly otherSource: string
      readonly part: string
      readonly otherCut: string
      readonly otherSpeed: string
    }
    readonly endsEarly: (values: { readonly fit: string }) => string
    readonly endsLate: (values: { readonly fit: string }) => string
    readonly ruledOut: (values: { readonly count: number; readonly reasons: string }) => string
    readonly reasons: {
      readonly 'tried-before': string
      readonly title: string
      readonly season: string
      readonly episode: string
      readonly part: string
      readonly language: string
      readonly forced: string
      readonly 'hearing-impaired': string
      readonly 'ignored-release': string
      readonly 'ignored-author': string
    }
    readonly notAsked: string
    readonly askService: string
    readonly translate: (values: { readonly count: number; readonly language: string }) => string
    readonly otherTitle: string
    readonly skip: string
    readonly ignore: string
    readonly doNotAsk: string
    readonly reach: {
      readonly label: string
      readonly episode: string
      readonly one: string
      readonly season: (values: { readonly count: number; readonly season: number }) => string
      readonly show: (values: { readonly count: number }) => string
      readonly kind: (values: { readonly count: number }) => string
    }
    readonly choose: (values: { readonly place: number; readonly cost: string }) => string
    readonly chooseFor: (values: { readonly place: number; readonly count: number; readonly cost: string }) => string
    readonly best: (values: { readonly count: number; readonly cost: string }) => string
    readonly bestOfShow: (values: { readonly count: number; readonly cost: string }) => string
    readonly bestLeavesOut: (values: { readonly count: number }) => string
    readonly next: string
    readonly take: (values: { readonly count: number }) => string
    readonly again: (values: { readonly count: number }) => string
    readonly whatFor: (values: { readonly codes: string }) => string
    readonly later: string
    readonly byWatch: string
    readonly decidedAs: (values: { readonly decision: string }) => string
    readonly cost: {
      readonly downloads: (values: { readonly count: number }) => string
    }
    readonly keys: {
      readonly question: string
      readonly choose: string
      readonly show: string
      readonly season: string
      readonly best: string
      readonly bestOfAll: string
      readonly translate: string
      readonly title: string
      readonly skip: string
      readonly ignore: string
      readonly look: string
      readonly next: string
      readonly back: string
    }
    readonly ignoreRelease: string
    readonly ignoreAuthor: string
    readonly menuOf: (values: { readonly place: number }) => string
  }
  readonly spending: {
    readonly verb: (values: { readonly verb: string; readonly cost: string }) => string
    readonly ai: (values: { readonly count: number }) => string
    readonly downloads: (values: { readonly count: number }) => string
    readonly searches: (values: { readonly count: number }) => string
    readonly mostSearches: (values: { readonly count: number }) => string
    readonly free: string
    readonly searchesAtMost: (values: { readonly count: number; readonly most: number }) => string
  }
  readonly runs: {
    readonly kinds: {
      readonly find: string
      readonly review: string
      readonly better: string
      readonly translate: string
      readonly transcribe: string
      readonly clean: string
      readonly timing: string
      readonly undo: string
      readonly upload: string
      readonly edit: string
      readonly pair: string
      readonly mend: string
      readonly inside: string
      readonly title: string
    }
    readonly bringBack: string
    readonly signs: {
      readonly running: string
      readonly paused: string
      readonly away: string
      readonly waiting: string
      readonly undone: string
      readonly all: string
      readonly some: string
      readonly nothing: string
      readonly failed: string
      readonly stopped: string
    }
    readonly states: {
      readonly queued: string
      readonly downloading: string
      readonly checking: string
      readonly written: string
      readonly review: string
      readonly waiting: string
      readonly missing: string
      readonly failed: string
      readonly skipped: string
      readonly stopped: string
    }
    readonly outcomes: {
      readonly running: string
      readonly written: string
      readonly review: string
      readonly waiting: string
      readonly missing: string
      readonly failed: string
      readonly skipped: string
      readonly stopped: string
    }
    readonly filter: {
      readonly all: string
      readonly waiting: string
      readonly failed: string
      readonly undone: string
    }
    readonly groups: {
      readonly underWay: string
      readonly waiting: string
      readonly today: string
      readonly earlier: string
    }
    readonly filters: string
    readonly search: string
    readonly kind: string
    readonly anyKind: string
    readonly table: string
    readonly columns: {
      readonly sign: string
      readonly run: string
      readonly outcome: string
      readonly cost: string
      readonly when: string
      readonly action: string
    }
    readonly noneMatches: string
    readonly showAll: string
    readonly underWay: (values: { readonly count: number }) => string
    readonly waitingRuns: (values: { readonly count: number }) => string
    readonly andMore: (values: { readonly count: number; readonly names: string }) => string
    readonly doneOf: (values: {
      readonly done: number
      readonly all: number
      readonly kind:
        'timing' | 'clean' | 'upload' | 'undo' | 'back' | 'title' | 'translate' | 'transcribe' | 'right' | 'other'
    }) => string
    readonly noneFound: (values: { readonly all: number }) => string
    readonly onlyAsked: string
    readonly withFailed: (values: { readonly words: string; readonly count: number }) => string
    readonly withSettled: (values: { readonly words: string; readonly count: number }) => string
    readonly undoneOf: (values: { readonly count: number; readonly all: number }) => string
    readonly changedSince: (values: { readonly count: number }) => string
    readonly goesToo: (values: { readonly count: number; readonly by: string }) => string
    readonly undoneAt: (values: { readonly time: string }) => string
    readonly undoing: (values: { readonly done: number; readonly all: number }) => string
    readonly bringingBack: (values: { readonly done: number; readonly all: number }) => string
    readonly goesOn: (values: { readonly count: number; readonly moment: string }) => string
    readonly waits: string
    readonly waitsForWatch: (values: { readonly count: number }) => string
    readonly awaySince: (values: { readonly time: string; readonly seconds: number }) => string
    readonly causeAndMore: (values: { readonly count: number; readonly cause: string; readonly rest: number }) => string
    readonly causeThen: (values: { readonly cause: string }) => string
    readonly wasCut: string
    readonly wasStopped: string
    readonly toReview: (values: { readonly count: number }) => string
    readonly free: string
    readonly searches: (values: { readonly count: number }) => string
    readonly downloads: (values: { readonly count: number }) => string
    readonly ai: (values: { readonly count: number }) => string
    readonly open: string
    readonly openRun: string
    readonly stop: string
    readonly tryNow: string
    readonly tryLater: (values: { readonly count: number; readonly moment: string }) => string
    readonly onlyLeft: (values: { readonly words: string; readonly left: number }) => string
    readonly tryAgain: (values: { readonly count: number }) => string
    readonly tryAnother: (values: { readonly count: number }) => string
    readonly goOn: (values: { readonly count: number }) => string
    readonly mend: (values: { readonly count: number }) => string
    readonly undo: (values: { readonly count: number }) => string
    readonly broughtBack: (values: { readonly count: number }) => string
    readonly subtitlesOf: (values: { readonly done: number; readonly all: number }) => string
    readonly videosAndLanguages: (values: { readonly videos: number; readonly languages: number }) => string
    readonly fromTo: (values: { readonly from: string; readonly to: string }) => string
    readonly byCause: (values: { readonly count: string }) => string
    readonly showThese: string
    readonly moreCauses: (values: { readonly count: number }) => string
    readonly subtitles: (values: { readonly count: number }) => string
    readonly pace: (values: { readonly perMinute: string; readonly remaining: string }) => string
  }
  readonly desk: {
    readonly title: string
    readonly back: (values: { readonly screen: string }) => string
    readonly noneTitle: string
    readonly noneHint: string
    readonly toLibrary: string
    readonly undo: string
    readonly redo: string
    readonly keep: (values: { readonly what: string }) => string
    readonly adopt: (values: { readonly what: string }) => string
    readonly seconds: (values: { readonly seconds: string }) => string
    readonly faster: (values: { readonly percent: string }) => string
    readonly slower: (values: { readonly percent: string }) => string
    readonly lines: (values: { readonly count: number }) => string
    readonly kept: string
    readonly takeBack: string
    readonly adoptHint: string
    readonly notKept: (values: { readonly what: string }) => string
    readonly otherPage: string
    readonly otherPageHas: (values: { readonly what: string }) => string
    readonly takeOther: string
    readonly keepMine: string
    readonly newerHas: (values: { readonly what: string }) => string
    readonly openNewer: string
    readonly writeOver: string
    readonly draftOfOther: string
    readonly discard: string
    readonly stay: string
    readonly stage: string
    readonly film: string
    readonly shownLater: (values: { readonly seconds: string }) => string
    readonly shownEarlier: (values: { readonly seconds: string }) => string
    readonly shownAs: (values: { readonly what: string }) => string
    readonly play: string
    readonly pause: string
    readonly before: string
    readonly next: string
    readonly sound: string
    readonly soundTrack: (values: { readonly number: string; readonly language: string }) => string
    readonly move: string
    readonly moveBy: (values: { readonly seconds: string }) => string
    readonly backToZero: string
    readonly marks: string
    readonly beginning: string
    readonly middle: string
    readonly end: string
    readonly inStep: string
    readonly tooEarly: (values: { readonly seconds: string }) => string
    readonly tooLate: (values: { readonly seconds: string }) => string
    readonly text: string
    readonly find: (values: { readonly count: number }) => string
    readonly filters: string
    readonly all: string
    readonly tooFast: string
    readonly overlaps: string
    readonly adverts: {
      readonly one: string
      readonly takeOutOf: (values: { readonly line: string }) => string
      readonly takeOutAll: (values: { readonly count: number }) => string
    }
    readonly overlapNote: (values: { readonly seconds: string; readonly line: string }) => string
    readonly pace: (values: { readonly speed: string }) => string
    readonly paceFast: (values: { readonly pace: string }) => string
    readonly paceOver: (values: { readonly pace: string }) => string
    readonly begins: string
    readonly to: string
    readonly ends: string
    readonly wordsOf: (values: { readonly line: string }) => string
    readonly letters: (values: { readonly letters: string; readonly most: string }) => string
    readonly split: string
    readonly join: string
    readonly deleteLine: string
    readonly done: string
    readonly keys: {
      readonly label: string
      readonly space: string
      readonly play: string
      readonly lines: string
      readonly move: string
      readonly moveFar: string
      readonly marks: string
      readonly edit: string
      readonly split: string
      readonly join: string
      readonly deleteLine: string
      readonly keep: string
      readonly undo: string
      readonly redo: string
      readonly back: string
      readonly compare: string
      readonly fix: string
      readonly find: string
      readonly zoom: string
      readonly difference: string
      readonly keepA: string
      readonly useB: string
      readonly swap: string
      readonly backToOne: string
    }
    readonly without: {
      readonly title: string
      readonly text: string
      readonly lateTitle: string
      readonly lateText: string
      readonly direct: string
      readonly mute: string
      readonly lookAgain: string
      readonly nameFolder: string
      readonly looked: (values: { readonly time: string }) => string
      readonly words: string
      readonly against: string
      readonly reading: string
      readonly picture: string
      readonly speech: string
      readonly transcribe: string
    }
    readonly fix: {
      readonly title: string
      readonly faults: string
      readonly goThere: string
      readonly keepFirst: string
      readonly measure: string
      readonly measureAgain: string
      readonly measuring: string
      readonly asItIs: string
      readonly mended: string
      readonly recommended: string
      readonly recommendedFound: string
      readonly notMeasured: string
      readonly noFfmpeg: string
      readonly ofEach: string
      readonly moveBy: (values: { readonly seconds: string }) => string
      readonly rateFromTo: (values: { readonly from: string; readonly to: string }) => string
      readonly ways: {
        readonly move: string
        readonly rate: string
        readonly next: string
        readonly title: string
        readonly translate: string
        readonly transcribe: string
        readonly nextOurs: string
      }
      readonly costs: {
        readonly move: string
        readonly rate: string
        readonly next: string
        readonly title: string
      }
      readonly hints: {
        readonly move: string
        readonly rate: string
        readonly next: string
        readonly title: string
        readonly translate: string
        readonly translateOurs: string
        readonly transcribe: string
        readonly nextOurs: string
      }
      readonly findings: {
        readonly fits: string
        readonly rate: string
        readonly 'other-cut': string
        readonly unclear: string
      }
      readonly against: {
        readonly track: string
        readonly own: string
        readonly ours: string
        readonly speech: string
        readonly hand: string
      }
      readonly next: {
        readonly ask: string
        readonly take: string
        readonly none: string
      }
      readonly others: {
        readonly open: string
        readonly take: string
        readonly takeOne: (values: { readonly name: string }) => string
        readonly count: (values: { readonly count: number }) => string
        readonly unasked: string
        readonly ask: string
      }
    }
    readonly strip: {
      readonly label: string
      readonly whole: string
      readonly place: string
      readonly spoken: (values: { readonly count: number }) => string
      readonly written: (values: { readonly count: number }) => string
      readonly fast: (values: { readonly count: number }) => string
      readonly notMeasured: string
      readonly noSound: string
      readonly measure: string
      readonly measureAbout: (values: { readonly time: string }) => string
      readonly listening: (values: { readonly share: string }) => string
      readonly listeningLeft: (values: { readonly share: string; readonly left: string }) => string
      readonly listens: string
      readonly stop: string
      readonly speech: string
      readonly otherSound: string
      readonly zoomIn: string
      readonly zoomOut: string
    }
    readonly small: {
      readonly title: string
      readonly which: string
      readonly onSpeech: (values: { readonly share: string }) => string
    }
    readonly open: string
    readonly openCost: string
    readonly reading: string
    readonly facts: {
      readonly onSpeech: string
      readonly notListened: string
      readonly lines: string
      readonly lastLine: string
      readonly tooFast: string
    }
    readonly compare: {
      readonly label: string
      readonly button: string
      readonly beside: string
      readonly nothing: string
      readonly chooseOther: string
      readonly side: (values: { readonly side: string }) => string
      readonly lines: string
      readonly noLine: string
      readonly onlyA: string
      readonly onlyB: string
      readonly swap: string
      readonly keepA: string
      readonly keepFirst: string
      readonly keepFirstReplaced: string
      readonly differences: (values: { readonly count: number }) => string
      readonly linesDiffer: (values: { readonly count: number }) => string
      readonly staysInHistory: string
      readonly bringBack: string
      readonly linesAlone: (values: { readonly count: number }) => string
      readonly useB: {
        readonly before: string
        readonly beside: string
        readonly version: string
        readonly candidate: string
        readonly other: string
      }
      readonly choices: {
        readonly before: string
        readonly version: (values: { readonly time: string }) => string
        readonly versionBy: (values: { readonly act: string; readonly time: string }) => string
        readonly candidate: (values: { readonly name: string }) => string
      }
      readonly groups: {
        readonly version: string
        readonly candidate: string
        readonly other: string
        readonly beside: string
      }
      readonly timing: {
        readonly same: string
        readonly later: (values: { readonly seconds: string }) => string
        readonly earlier: (values: { readonly seconds: string }) => string
        readonly rate: (values: { readonly how: string }) => string
        readonly parts: (values: { readonly least: string; readonly most: string }) => string
      }
      readonly versionTiming: {
        readonly later: (values: { readonly seconds: string }) => string
        readonly earlier: (values: { readonly seconds: string }) => string
        readonly rate: (values: { readonly how: string }) => string
        readonly parts: (values: { readonly least: string; readonly most: string }) => string
      }
    }
    readonly offer: {
      readonly unreadable: string
      readonly chooseFileHint: string
      readonly unseen: string
      readonly unseenHint: string
      readonly written: (values: { readonly name: string }) => string
      readonly chosen: string
      readonly badges: {
        readonly row: string
        readonly candidate: string
        readonly found: string
        readonly other: string
      }
      readonly kinds: {
        readonly row: string
        readonly candidate: string
        readonly found: string
        readonly other: string
      }
      readonly hints: {
        readonly row: string
        readonly candidate: string
        readonly found: string
        readonly other: string
      }
      readonly takes: {
        readonly row: string
        readonly candidate: string
        readonly found: string
        readonly other: string
      }
    }
    readonly soundOriginal: (values: { readonly track: string }) => string
  }
  readonly checkup: {
    readonly title: string
    readonly start: string
    readonly again: string
    readonly stop: string
    readonly listen: string
    readonly checking: (values: { readonly done: number; readonly total: number }) => string
    readonly mending: (values: { readonly done: number; readonly total: number }) => string
    readonly stillTakes: (values: { readonly work: string; readonly time: string }) => string
    readonly looked: (values: { readonly count: number; readonly time: string }) => string
    readonly unchanged: string
    readonly saidMended: (values: { readonly count: number }) => string
    readonly emptyTitle: string
    readonly emptyHint: string
    readonly cleanTitle: string
    readonly cleanHint: (values: { readonly count: number }) => string
    readonly filters: string
    readonly search: string
    readonly all: string
    readonly whose: string
    readonly what: string
    readonly owner: {
      readonly ours: string
      readonly yours: string
    }
    readonly badge: {
      readonly ours: string
      readonly yours: string
    }
    readonly table: string
    readonly kinds: {
      readonly timing: string
      readonly encoding: string
      readonly language: string
      readonly 'other-episode': string
      readonly empty: string
      readonly cut: string
      readonly advert: string
      readonly 'hearing-impaired': string
      readonly overlap: string
      readonly 'too-fast': string
      readonly duplicate: string
      readonly orphan: string
    }
    readonly allOurs: string
    readonly allYours: string
    readonly oursAndYours: (values: { readonly ours: number; readonly yours: number }) => string
    readonly noneMatches: string
    readonly showAll: string
    readonly columns: {
      readonly kind: string
      readonly subtitle: string
      readonly language: string
      readonly evidence: string
      readonly whose: string
      readonly mend: string
    }
    readonly verbs: {
      readonly retime: string
      readonly clean: string
      readonly decode: string
      readonly next: string
    }
    readonly adopt: {
      readonly retime: string
      readonly clean: string
      readonly decode: string
    }
    readonly adoptNow: string
    readonly adoptSure: string
    readonly look: string
    readonly mended: string
    readonly getAnother: (values: { readonly count: number }) => string
    readonly mendAll: (values: { readonly count: number }) => string
    readonly undoMends: (values: { readonly count: number }) => string
    readonly foot: (values: { readonly count: number; readonly all: number }) => string
    readonly footByHand: (values: { readonly count: number }) => string
    readonly yoursStay: string
    readonly note: (values: { readonly why: string; readonly names: string }) => string
    readonly noteMore: (values: { readonly names: string; readonly count: number }) => string
    readonly parts: {
      readonly retime: (values: { readonly count: number }) => string
      readonly decode: (values: { readonly count: number }) => string
      readonly clean: (values: { readonly count: number }) => string
      readonly next: (values: { readonly count: number }) => string
    }
    readonly evidence: {
      readonly undecodable: string
      readonly lostLetters: (values: { readonly count: number }) => string
      readonly readsAs: (values: { readonly text: string }) => string
      readonly otherLanguage: (values: { readonly language: string }) => string
      readonly otherAlphabet: string
      readonly statedLanguage: (values: { readonly language: string }) => string
      readonly sameWords: (values: { readonly name: string }) => string
      readonly equalLines: (values: { readonly share: string }) => string
      readonly eitherWrong: string
      readonly saysOther: (values: { readonly episode: string }) => string
      readonly at: (values: { readonly times: string }) => string
      readonly runsBeyond: (values: { readonly time: string }) => string
      readonly videoEnds: (values: { readonly time: string }) => string
      readonly otherCut: string
      readonly noWords: string
      readonly endsEarly: (values: { readonly time: string; readonly of: string }) => string
      readonly torn: string
      readonly lines: (values: { readonly count: number }) => string
      readonly sounds: (values: { readonly count: number }) => string
      readonly overlaps: (values: { readonly count: number; readonly all: number }) => string
      readonly fast: (values: { readonly count: number; readonly all: number }) => string
      readonly letters: (values: { readonly count: number }) => string
      readonly firstAt: (values: { readonly time: string }) => string
      readonly sameBeside: string
      readonly noVideo: string
      readonly oldName: string
      readonly playersMiss: string
    }
    readonly rename: {
      readonly ask: (values: { readonly ending: string }) => string
      readonly sure: (values: { readonly name: string }) => string
      readonly now: string
      readonly find: (values: { readonly language: string }) => string
    }
    readonly help: {
      readonly byHand: string
      readonly duplicate: string
      readonly orphan: string
    }
    readonly listenWork: (values: { readonly videos: number; readonly time: string }) => string
  }
  readonly players: {
    readonly title: string
    readonly hint: string
    readonly playersTitle: string
    readonly playersHint: string
    readonly address: string
    readonly addressExample: (values: { readonly address: string }) => string
    readonly keys: {
      readonly jellyfin: string
      readonly emby: string
      readonly plex: string
      readonly notify: string
    }
    readonly keyHints: {
      readonly jellyfin: string
      readonly emby: string
      readonly plex: string
    }
    readonly test: string
    readonly told: (values: { readonly time: string }) => string
    readonly notTold: string
    readonly waiting: (values: { readonly count: number }) => string
    readonly retryAt: (values: { readonly time: string }) => string
    readonly answers: (values: { readonly name: string; readonly version: string }) => string
    readonly answersPlain: string
    readonly seesAll: string
    readonly unseen: (values: { readonly folders: string }) => string
    readonly folder: (values: { readonly folder: string }) => string
    readonly unknown: (values: { readonly folder: string }) => string
    readonly folders: string
    readonly foldersHint: string
    readonly sameName: string
    readonly failed: (values: { readonly server: string }) => string
    readonly failures: {
      readonly unreachable: string
      readonly certificate: string
      readonly refused: string
      readonly elsewhere: string
      readonly notFound: string
      readonly failing: string
      readonly badAnswer: string
      readonly unsafe: string
      readonly noKey: string
      readonly noTopic: string
    }
    readonly hooksTitle: string
    readonly hooksHint: string
    readonly hooksDesktop: string
    readonly hooksMoving: string
    readonly hooksHere: (values: { readonly address: string }) => string
    readonly hooksWatchOff: string
    readonly openWatch: string
    readonly hookName: string
    readonly make: string
    readonly made: (values: { readonly name: string }) => string
    readonly madeAddress: (values: { readonly name: string }) => string
    readonly copy: string
    readonly copied: string
    readonly done: string
    readonly revoke: string
    readonly revokeQuestion: (values: { readonly name: string }) => string
    readonly revokeVerb: string
    readonly neverUsed: string
    readonly used: (values: { readonly event: string; readonly time: string }) => string
    readonly outcomes: {
      readonly looked: string
      readonly small: string
      readonly outside: string
      readonly lookedOnly: string
      readonly off: string
      readonly nothing: string
      readonly test: string
    }
    readonly notifyTitle: string
    readonly notifyHint: string
    readonly form: string
    readonly forms: {
      readonly ntfy: string
      readonly json: string
    }
    readonly questions: string
    readonly questionWords: {
      readonly off: string
      readonly counts: string
      readonly names: string
    }
    readonly sendTest: string
    readonly sent: string
    readonly notifyTrial: string
    readonly lastSent: (values: { readonly time: string }) => string
    readonly notSent: string
  }
  readonly operator: {
    readonly title: string
    readonly parts: string
    readonly screens: {
      readonly uploads: string
      readonly accounts: string
      readonly jobs: string
      readonly figures: string
    }
    readonly language: string
    readonly refresh: string
    readonly more: string
    readonly shownOf: (values: { readonly shown: number; readonly total: number }) => string
    readonly uploads: {
      readonly list: string
      readonly none: string
      readonly noneHint: string
      readonly keysChoose: string
      readonly keysApprove: string
      readonly keysReject: string
      readonly sentBy: (values: { readonly name: string; readonly moment: string }) => string
      readonly episode: (values: { readonly season: string; readonly episode: string }) => string
      readonly episodes: (values: { readonly season: string; readonly from: string; readonly to: string }) => string
      readonly fullSeason: (values: { readonly season: string }) => string
      readonly season: (values: { readonly season: string }) => string
      readonly newTitle: string
      readonly updates: (values: { readonly nId: string }) => string
      readonly hearingImpaired: string
      readonly machineMade: string
      readonly facts: {
        readonly ids: string
        readonly releases: string
        readonly comment: string
        readonly files: string
      }
      readonly fileSize: (values: { readonly name: string; readonly size: string }) => string
      readonly file: string
      readonly checks: {
        readonly title: string
        readonly busy: string
        readonly languageFits: (values: { readonly told: string }) => string
        readonly languageDiffers: (values: { readonly told: string; readonly found: string }) => string
        readonly languageOther: (values: { readonly told: string }) => string
        readonly languageUnclear: (values: { readonly told: string }) => string
        readonly noOthers: string
        readonly noSameText: string
        readonly byAuthor: (values: { readonly name: string; readonly author: string }) => string
        readonly sameFile: (values: { readonly name: string; readonly nId: string }) => string
        readonly sameWords: (values: { readonly name: string; readonly nId: string }) => string
        readonly inStep: (values: { readonly name: string }) => string
        readonly later: (values: { readonly seconds: string; readonly name: string }) => string
        readonly earlier: (values: { readonly seconds: string; readonly name: string }) => string
        readonly moved: (values: { readonly name: string }) => string
        readonly parts: (values: { readonly name: string }) => string
        readonly unclear: (values: { readonly name: string }) => string
      }
      readonly text: {
        readonly title: string
        readonly whole: string
        readonly range: (values: { readonly from: number; readonly to: number; readonly total: number }) => string
        readonly earlier: string
        readonly later: string
        readonly unreadable: string
      }
      readonly approve: string
      readonly reject: string
      readonly reason: string
      readonly rejectNow: string
      readonly keep: string
      readonly approved: (values: { readonly name: string }) => string
      readonly rejected: (values: { readonly name: string }) => string
    }
    readonly accounts: {
      readonly search: string
      readonly none: string
      readonly noneHint: string
      readonly noMatch: string
      readonly make: string
      readonly makeNow: string
      readonly name: string
      readonly columns: {
        readonly account: string
        readonly plan: string
        readonly keys: string
        readonly state: string
      }
      readonly planOf: (values: { readonly name: string }) => string
      readonly plans: {
        readonly free: string
        readonly plus: string
        readonly pro: string
      }
      readonly counters: {
        readonly search: string
        readonly downloads: string
        readonly ai: string
        readonly transcription: string
      }
      readonly usedOf: (values: { readonly used: number; readonly limit: number }) => string
      readonly keysOf: (values: { readonly name: string }) => string
      readonly openKeys: (values: { readonly count: number }) => string
      readonly active: string
      readonly blocked: string
      readonly block: string
      readonly blockQuestion: (values: { readonly name: string }) => string
      readonly unblock: string
    }
    readonly keys: {
      readonly none: string
      readonly ending: (values: { readonly ending: string }) => string
      readonly oldEnding: string
      readonly madeOn: (values: { readonly day: string }) => string
      readonly counted: string
      readonly name: string
      readonly make: string
      readonly makeToken: string
      readonly full: (values: { readonly most: number }) => string
      readonly newKey: string
      readonly newToken: string
      readonly once: string
      readonly copy: string
      readonly copied: string
      readonly revoke: string
      readonly revokeQuestion: (values: { readonly name: string }) => string
    }
    readonly jobs: {
      readonly none: string
      readonly noneHint: string
      readonly noneOpen: string
      readonly which: string
      readonly all: string
      readonly open: string
      readonly columns: {
        readonly job: string
        readonly state: string
        readonly account: string
        readonly units: string
        readonly age: string
      }
      readonly translation: (values: { readonly to: string }) => string
      readonly translationOf: (values: { readonly from: string; readonly to: string }) => string
      readonly transcription: string
      readonly states: {
        readonly queued: string
        readonly running: string
        readonly publishing: string
        readonly translated: string
        readonly published: string
        readonly reused: string
        readonly failed: string
      }
      readonly free: string
      readonly units: (values: { readonly count: number }) => string
      readonly givenBack: string
      readonly ago: (values: { readonly remaining: string }) => string
    }
    readonly figures: {
      readonly holds: string
      readonly titles: string
      readonly subtitles: string
      readonly accounts: string
      readonly waitingUploads: string
      readonly openJobs: string
      readonly units: string
      readonly unitsHint: string
      readonly counter: string
      readonly withKey: string
      readonly withoutKey: string
    }
  }
}
