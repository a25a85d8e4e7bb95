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
    readonly title: string
    readonly emptyTitle: string
    readonly emptyHint: string
    readonly openPlan: string
    readonly noRows: string
    readonly showAll: string
    readonly filters: string
    readonly counts: {
      readonly all: string
      readonly running: string
      readonly written: string
      readonly skipped: string
      readonly waiting: string
      readonly failed: string
    }
    readonly states: {
      readonly queued: string
      readonly downloading: string
      readonly checking: string
      readonly written: string
      readonly skipped: string
      readonly waiting: string
      readonly failed: string
      readonly cancelled: string
    }
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
    readonly running: string
    readonly paused: string
    readonly progress: string
    readonly downloadsOf: (values: { readonly done: string; readonly total: string }) => string
    readonly filesOf: (values: { readonly done: string; readonly total: string }) => string
    readonly pace: (values: { readonly perMinute: string; readonly remaining: string }) => string
    readonly resumesAt: (values: { readonly moment: string; readonly remaining: string }) => string
    readonly pause: string
    readonly resume: string
    readonly cancel: string
    readonly cancelHint: string
    readonly retry: (values: { readonly count: number }) => string
    readonly doneTitle: (values: { readonly right: string; readonly total: string; readonly share: string }) => string
    readonly nothingLeft: string
    readonly leftOver: (values: { readonly count: string }) => string
    readonly leftReasons: {
      readonly waiting: (values: { readonly count: number }) => string
      readonly failed: (values: { readonly count: number }) => string
      readonly ask: (values: { readonly count: number }) => string
      readonly none: (values: { readonly count: number }) => string
      readonly skipped: (values: { readonly count: number }) => string
    }
    readonly spent: (values: { readonly search: number; readonly downloads: number }) => string
    readonly undoAll: (values: { readonly count: number }) => string
    readonly undoQuestion: (values: { readonly count: number }) => string
    readonly undo: (values: { readonly count: number }) => string
    readonly keep: string
    readonly undone: (values: { readonly count: number }) => string
    readonly keptFiles: (values: { readonly count: number }) => string
    readonly watch: string
    readonly showInFolder: string
    readonly wrongNext: string
    readonly wrongNextHint: string
    readonly replacing: string
    readonly replaced: (values: { readonly name: string; readonly release: string }) => string
    readonly nothingNext: string
  }
  readonly ai: {
    readonly title: string
    readonly left: (values: { readonly count: number }) => string
    readonly leftUntil: (values: { readonly count: number; readonly until: string }) => string
    readonly filters: string
    readonly filter: {
      readonly all: string
      readonly running: string
      readonly waiting: string
      readonly written: string
      readonly failed: string
    }
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
    readonly retryAll: (values: { readonly count: number }) => string
    readonly cancel: string
    readonly cancelAll: (values: { readonly count: number }) => string
    readonly cancelHint: string
    readonly open: string
    readonly openShown: string
    readonly panel: (values: { readonly count: number }) => string
    readonly to: string
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
    readonly planned: (values: { readonly count: number }) => string
    readonly plannedOf: (values: { readonly count: number; readonly left: number }) => string
    readonly order: (values: { readonly count: number }) => string
    readonly tooMany: (values: { readonly count: number }) => string
    readonly withoutTone: (values: { readonly count: number }) => string
    readonly transcribing: string
    readonly transcriptionOrdered: string
    readonly ordered: (values: { readonly count: number }) => string
    readonly alreadyCovered: (values: { readonly count: number }) => string
    readonly notTranslatable: (values: { readonly count: number }) => string
    readonly watch: string
    readonly transcribe: string
    readonly transcribeHint: string
  }
  readonly cleaning: {
    readonly removedSounds: (values: { readonly count: number }) => string
    readonly removedCredits: (values: { readonly count: number }) => string
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
    }
    readonly restore: string
    readonly inPreview: (values: { readonly count: number }) => string
    readonly open: string
    readonly nothing: string
    readonly hide: string
    readonly removeSounds: (values: { readonly count: number }) => string
    readonly removeCredits: (values: { readonly count: number }) => string
    readonly convert: string
  }
  readonly common: {
    readonly cancel: string
    readonly close: string
    readonly back: string
    readonly all: string
    readonly search: string
    readonly clearSearch: string
    readonly unknown: string
    readonly forced: string
    readonly machineMade: string
    readonly showInFolder: string
    readonly dragOut: string
  }
  readonly engines: {
    readonly title: string
    readonly hint: string
    readonly elsewhere: string
    readonly check: string
    readonly canTranslate: (values: { readonly names: string }) => string
    readonly cannotTranslate: string
    readonly canHear: (values: { readonly names: string }) => string
    readonly cannotHear: string
    readonly noFfmpeg: string
    readonly names: {
      readonly openai: string
      readonly libretranslate: string
      readonly apertium: string
      readonly speech: string
      readonly whisper: string
      readonly ffmpeg: string
    }
    readonly hints: {
      readonly openai: string
      readonly libretranslate: string
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
    readonly 'service.unreachable': string
    readonly 'service.timeout': string
    readonly 'service.busy': string
    readonly 'service.refused': string
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
  }
  readonly firstRun: {
    readonly title: string
    readonly text: string
    readonly languages: string
    readonly service: string
    readonly addFolder: string
    readonly toLibrary: string
    readonly trySample: string
    readonly later: string
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
      readonly state: string
    }
    readonly warnings: {
      readonly short: string
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
    readonly trashEmptyTitle: string
    readonly trashEmptyHint: string
    readonly restore: string
    readonly restored: (values: { readonly name: string }) => string
    readonly emptyTrash: (values: { readonly count: number }) => string
    readonly emptyQuestion: (values: { readonly count: number }) => string
    readonly deleteFiles: (values: { readonly count: number }) => string
  }
  readonly library: {
    readonly title: string
    readonly summary: (values: { readonly videos: number; readonly moment: string }) => string
    readonly videosOnly: (values: { readonly videos: number }) => string
    readonly search: string
    readonly addFolder: string
    readonly scanAgain: string
    readonly plan: (values: { readonly videos: number }) => string
    readonly planFolder: string
    readonly planNothing: string
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
    readonly coverage: (values: { readonly language: string; readonly covered: string }) => string
    readonly showCovered: (values: { readonly language: string; readonly count: number }) => string
    readonly showMissing: (values: { readonly language: string; readonly count: number }) => string
    readonly filters: string
    readonly filter: {
      readonly all: string
      readonly missing: string
      readonly covered: string
      readonly ask: string
      readonly waiting: string
      readonly none: string
      readonly 'not-understood': string
      readonly ignored: string
      readonly orphans: string
    }
    readonly table: string
    readonly columns: {
      readonly name: string
      readonly title: string
      readonly folder: string
      readonly languages: string
      readonly changed: string
    }
    readonly sortBy: {
      readonly name: string
      readonly title: string
      readonly folder: string
      readonly newest: string
    }
    readonly notUnderstood: string
    readonly leftOutTable: string
    readonly orphanTable: string
    readonly leftOutColumns: {
      readonly path: string
      readonly reason: string
    }
    readonly leftOutReasons: {
      readonly sample: string
      readonly extra: string
      readonly trailer: string
      readonly 'too-small': string
      readonly 'still-growing': string
      readonly hidden: string
      readonly link: string
      readonly 'special-file': string
      readonly unreadable: string
      readonly 'unusable-name': string
      readonly orphan: string
    }
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
    readonly states: {
      readonly covered: string
      readonly missing: string
      readonly ask: string
      readonly waiting: string
      readonly none: string
    }
    readonly by: {
      readonly sidecar: string
      readonly stray: string
      readonly ours: string
      readonly track: string
      readonly audio: string
    }
    readonly standing: (values: { readonly language: string; readonly state: string }) => string
    readonly standingBy: (values: { readonly language: string; readonly state: string; readonly by: string }) => string
    readonly emptyTitle: string
    readonly emptyTitleNoDrop: string
    readonly emptyText: string
    readonly dropHere: string
    readonly trySample: string
    readonly noRowsTitle: string
    readonly noRowsText: string
    readonly noMatchTitle: (values: { readonly text: string }) => string
    readonly noMatchText: string
    readonly showAll: string
    readonly browse: {
      readonly title: string
      readonly add: string
      readonly up: string
      readonly empty: string
      readonly keys: string
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
      readonly label: string
      readonly find: string
      readonly showInFolder: string
      readonly play: string
      readonly facts: string
      readonly size: string
      readonly runningTime: string
      readonly frameRate: string
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
      readonly undone: (values: { readonly count: number }) => string
    }
  }
  readonly plan: {
    readonly title: string
    readonly emptyTitle: string
    readonly emptyHint: string
    readonly make: string
    readonly makeAgain: string
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
    }
    readonly fromPacks: (values: { readonly packs: number }) => string
    readonly spentOnSearch: (values: { readonly count: number }) => string
    readonly fromCache: (values: { readonly count: number }) => string
    readonly showFiles: (values: { readonly count: number }) => string
    readonly showUnits: string
    readonly budgetFree: string
    readonly budgetUnknown: (values: { readonly count: number }) => string
    readonly budgetFits: (values: { readonly count: number; readonly left: number }) => string
    readonly budgetRuns: (values: { readonly count: number }) => string
    readonly budgetWaits: (values: { readonly count: number; readonly until: string }) => string
    readonly waitsUntil: (values: { readonly moment: string; readonly remaining: string }) => string
    readonly waitsUnknown: string
    readonly run: (values: { readonly count: number }) => string
    readonly lookAt: (values: { readonly count: number }) => string
    readonly table: string
    readonly columns: {
      readonly file: string
      readonly language: string
      readonly release: string
      readonly why: string
      readonly kind: string
      readonly action: string
    }
    readonly singleVideos: string
    readonly rowsInGroup: (values: { readonly count: number }) => string
    readonly showGroup: string
    readonly fromPack: (values: { readonly name: string }) => string
    readonly renameYours: string
    readonly renameYoursWhy: string
    readonly yours: string
    readonly noRelease: string
    readonly choices: (values: { readonly count: number }) => string
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
    readonly actions: {
      readonly sure: string
      readonly ask: string
      readonly chosen: string
      readonly skipped: string
      readonly waiting: string
      readonly translate: string
      readonly none: string
      readonly yours: string
    }
    readonly aspects: {
      readonly group: string
      readonly source: string
      readonly fps: string
      readonly edition: string
      readonly streaming: string
      readonly proper: string
      readonly resolution: string
      readonly codec: string
    }
    readonly same: (values: { readonly aspect: string }) => string
    readonly differs: (values: { readonly aspect: string }) => string
    readonly tiers: readonly string[]
    readonly review: {
      readonly title: string
      readonly files: string
      readonly decided: (values: { readonly count: number; readonly total: number }) => string
      readonly more: (values: { readonly count: number }) => string
      readonly decisions: {
        readonly open: string
        readonly chosen: string
        readonly skipped: string
      }
      readonly questions: {
        readonly title: string
        readonly tier: string
      }
      readonly candidates: string
      readonly noCandidates: string
      readonly titleHint: string
      readonly chosen: string
      readonly pack: string
      readonly by: (values: { readonly author: string }) => string
      readonly fps: (values: { readonly value: string }) => string
      readonly lastCue: (values: { readonly end: string; readonly runtime: string }) => string
      readonly lastCueAlone: (values: { readonly end: string }) => string
      readonly inside: string
      readonly lookInside: string
      readonly lookInsideFree: string
      readonly looking: string
      readonly parts: {
        readonly first: string
        readonly middle: string
        readonly last: string
      }
      readonly encoding: (values: { readonly name: string }) => string
      readonly longer: (values: { readonly by: string }) => string
      readonly shorter: (values: { readonly by: string }) => string
      readonly shortcuts: string
      readonly keys: {
        readonly file: string
        readonly choose: string
        readonly skip: string
        readonly look: string
        readonly season: string
        readonly title: string
        readonly next: string
        readonly back: string
      }
      readonly space: string
      readonly news: {
        readonly file: (values: { readonly place: number; readonly total: number; readonly name: string }) => string
        readonly candidates: (values: { readonly count: number }) => string
        readonly chosen: (values: { readonly release: string }) => string
        readonly season: (values: { readonly count: number }) => string
        readonly title: (values: { readonly name: string; readonly count: number }) => string
        readonly skipped: string
        readonly finished: string
      }
    }
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
    readonly titles: string
    readonly types: {
      readonly movie: string
      readonly tv: string
    }
    readonly part: string
    readonly partHint: string
    readonly partWrong: string
    readonly languages: string
    readonly showSubtitles: string
    readonly noSubtitlesTitle: string
    readonly noSubtitlesHint: string
    readonly table: string
    readonly columns: {
      readonly release: string
      readonly language: string
      readonly part: string
      readonly kind: string
      readonly author: string
      readonly action: string
    }
    readonly season: (values: { readonly season: number }) => string
    readonly wholeSeason: (values: { readonly season: number }) => string
    readonly episode: (values: { readonly season: string; readonly episode: string }) => string
    readonly download: string
    readonly downloadFree: string
    readonly fetching: string
    readonly written: (values: { readonly name: string }) => string
    readonly pickVideo: string
    readonly pickField: string
    readonly pickHint: string
    readonly pickList: string
    readonly noVideos: string
    readonly pickCancel: string
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
    readonly replace: string
    readonly forget: string
    readonly keep: string
    readonly save: string
    readonly test: string
    readonly testOk: string
    readonly testOkWithPlan: (values: { readonly plan: string }) => string
    readonly languages: string
    readonly languagesHint: string
    readonly wishes: {
      readonly add: string
      readonly addFallback: string
      readonly otherwise: string
      readonly translated: (values: { readonly language: string }) => string
      readonly nothingFound: string
      readonly none: string
      readonly up: (values: { readonly name: string }) => string
      readonly remove: (values: { readonly name: string }) => string
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
    readonly timing: string
    readonly timingChoices: {
      readonly off: string
      readonly subtitles: string
      readonly video: string
    }
    readonly minimumSize: string
    readonly minimumSizeHint: string
    readonly cache: string
    readonly cacheEmpty: string
    readonly cacheHint: string
    readonly clearCache: (values: { readonly count: number; readonly size: string }) => string
    readonly clearCacheQuestion: (values: { readonly count: number }) => string
    readonly clearCacheVerb: (values: { readonly count: number }) => string
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
    readonly tooManyWindows: string
    readonly screenFailed: string
    readonly reopen: string
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
      readonly mendable: string
      readonly 'other-cut': string
      readonly unclear: string
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
    readonly applyTo: (values: { readonly count: number }) => string
    readonly remove: (values: { readonly count: number }) => string
    readonly through: (values: { readonly done: string; readonly total: string }) => string
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
    }
    readonly translationInto: (values: { readonly language: string }) => string
    readonly transcriptionIn: (values: { readonly language: string }) => string
    readonly andMore: (values: { readonly name: string; readonly count: number }) => string
    readonly columns: {
      readonly time: string
      readonly kind: string
      readonly subject: string
      readonly reason: string
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
    readonly settling: (values: { readonly count: number }) => string
    readonly checkNow: string
    readonly pause: string
    readonly resume: string
    readonly turnOff: string
    readonly turnOn: string
    readonly offTitle: string
    readonly offHint: string
    readonly triedAgain: (values: { readonly time: string }) => string
    readonly limited: (values: { readonly limit: string; readonly used: string }) => string
    readonly quietUntil: (values: { readonly time: string }) => string
    readonly pages: string
    readonly questions: string
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
      readonly answer: string
      readonly next: string
    }
    readonly kinds: {
      readonly ask: string
      readonly translate: string
      readonly 'foreign-file': string
      readonly removed: string
      readonly better: string
    }
    readonly noQuestions: string
    readonly noQuestionsHint: string
    readonly look: string
    readonly take: string
    readonly again: string
    readonly aside: string
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
    }
  }
  readonly packages: {
    readonly genericName: string
    readonly getSubtitles: string
    readonly getSubtitlesHint: string
    readonly explorerVerb: string
  }
}
