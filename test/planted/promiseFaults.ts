/** A fault for each promise of docs/promises.md that tests without a browser, a kill or a package hold. */
import type { PlantedFault } from './plantedFault.ts'

const publish = 'electron/sidecar/publish/publish.ts'
const disk = 'electron/disk/disk.ts'
const zip = 'node/archive/readZip.ts'
const guard = 'node/ownPage/requestGuard.ts'
const addresses = 'electron/serviceClient/addresses.ts'

const ofFiles: readonly PlantedFault[] = [
  {
    breaks: 'F1: a name in another case or form is taken',
    ...{
      file: 'electron/sidecar/publish/folderNames.ts',
      was: "return name.normalize('NFC').toLowerCase()",
      is: 'return name',
    },
    test: 'unit/sidecar/publish/folderNames',
  },
  {
    breaks: 'F1: what stands there is never renamed over',
    ...{
      file: 'electron/sidecar/publish/putInPlace.ts',
      was: 'await disk.link(placing.from, placing.to)',
      is: 'await disk.rename(placing.from, placing.to)',
    },
    test: 'unit/sidecar/publish/publish',
  },
  {
    breaks: 'F2: a file that was edited is not replaced',
    ...{ file: publish, was: 'if (!(await isUntouched(disk, aside, old))) throw editedFile(old)', is: '' },
    test: 'unit/sidecar/publish/publish',
  },
  {
    breaks: 'F3: a kill between two steps of a link leaves no second name',
    ...{
      file: 'electron/sidecar/publish/putInPlace.ts',
      was: 'await disk.unlink(placing.from) // Killed',
      is: '// Killed',
    },
    test: 'unit/sidecar/publish/killPoints',
  },
  {
    breaks: 'F4: the bytes are on the disk before the name',
    ...{ file: disk, was: '    await file.sync()\n', is: '' },
    test: 'unit/sidecar/publish/publishOrder',
  },
  {
    breaks: 'F6: no room is told before anything is written',
    ...{ file: publish, was: 'await requireRoom(disk, folder, bytes.length)', is: '' },
    test: 'unit/sidecar/publish/publish',
  },
  {
    breaks: 'F7: a damaged database is noticed',
    ...{
      file: 'electron/database/mend.ts',
      was: "PRAGMA quick_check(1)')[0]?.quick_check ?? ''",
      is: "PRAGMA quick_check(1)')[0]?.quick_check && 'ok'",
    },
    test: 'unit/database/mend',
  },
  {
    breaks: 'F8: nothing is written where the video is away',
    ...{ file: publish, was: 'await requireVideo(disk, request.videoPath)', is: '' },
    test: 'unit/sidecar/publish/publish',
  },
  {
    breaks: 'F9: links are not followed',
    ...{
      file: 'electron/library/scan/statEntry.ts',
      was: "stats.isSymbolicLink() ? 'link' : 'special-file'",
      is: "stats.isSymbolicLink() ? 'file' : 'special-file'",
    },
    test: 'unit/library/scan/scanFolder',
  },
  {
    breaks: 'F11: what is listed with a checksum matches it',
    ...{
      file: 'electron/download/member/openMember.ts',
      was: "createHash('md5').update(bytes).digest('hex') === md5",
      is: 'md5.length > 0',
    },
    test: 'unit/download/member/openMember',
  },
  {
    breaks: 'F11: no subtitle is executable',
    ...{ file: disk, was: '(await file.stat()).mode & 0o666 : 0o600', is: '0o755 : 0o600' },
    test: 'unit/sidecar/publish/publish',
  },
]

const ofCalls: readonly PlantedFault[] = [
  {
    breaks: 'J1: no more is asked than is left',
    ...{
      file: 'electron/quota/quotaLedger.ts',
      was: 'if (left !== null && left < reservation.units) throw',
      is: 'if (left !== null && left < 0) throw',
    },
    test: 'unit/quota/quotaLedger',
  },
  {
    breaks: 'J1: a repeated call is sent under its earlier id',
    ...{
      file: 'electron/quota/quotaLedger.ts',
      was: 'earlier ?? { requestId: randomUUID(), madeMs: nowMs() }',
      is: '{ requestId: randomUUID(), madeMs: nowMs() }',
    },
    test: 'unit/quota/quotaLedger',
  },
  {
    breaks: 'J2: a lost start is found in the list of the service',
    ...{ file: 'electron/ai/findStarted.ts', was: "if (likeness === 'same') return remote", is: '' },
    test: 'unit/ai/lostStarts',
  },
  {
    breaks: 'J3: no try before Retry-After is over',
    ...{
      file: 'electron/serviceClient/retry.ts',
      was: 'Math.max(shortestWaitMs, requestedWaitMs) + chance',
      is: 'shortestWaitMs + chance',
    },
    test: 'unit/serviceClient/retry',
  },
  {
    breaks: 'J4: after a lost answer step 3 is not sent again',
    ...{
      file: 'electron/upload/sendUpload.ts',
      was: 'if (standing === null) throw notKnown(lost)',
      is: "if (standing === null) return store.change(id, { step: 'filed' })",
    },
    test: 'unit/upload/lostAnswers',
  },
  {
    breaks: 'J6: a cut answer is no answer',
    ...{
      file: 'electron/serviceClient/answers/bodyReader.ts',
      was: "if (!answer.complete) throw new ConnectionFailure('cut')",
      is: '',
    },
    test: 'unit/serviceClient/httpExchange',
  },
  {
    breaks: 'J7: an answer belongs to the name that it carries',
    ...{
      file: 'electron/serviceClient/calls/filenameAnswers.ts',
      was: 'fileName === undefined || !isSameName(fileName, entry.file_name)',
      is: 'fileName === undefined',
    },
    test: 'unit/serviceClient/calls/filenameAnswers',
  },
  {
    breaks: 'J10: a home has one owner',
    ...{
      file: 'electron/database/ownerLock.ts',
      was: 'return lockExclusively(file)',
      is: 'return lockExclusively(`${file}${process.hrtime.bigint()}`)',
    },
    test: 'unit/database/ownerLock',
  },
  {
    breaks: 'P2: no folder leaves with a file name',
    ...{
      file: 'electron/serviceClient/calls/subtitleQuery.ts',
      was: "(name.split(/[/\\\\]/).at(-1) ?? '')",
      is: 'name',
    },
    test: 'unit/serviceClient/calls/searchApi',
  },
]

const ofStrangers: readonly PlantedFault[] = [
  {
    breaks: 'U1: a file with a wrong checksum is refused',
    ...{ file: zip, was: "if (crc32(content) !== record.crc) throw new ArchiveError('ZIP_CRC')", is: '' },
    test: 'unit/archive/readZip',
  },
  {
    breaks: 'U1: links and devices in an archive are refused',
    ...{ file: zip, was: "if (isSpecialFile(record, name)) throw new ArchiveError('ZIP_SPECIAL_FILE')", is: '' },
    test: 'unit/archive/readZip',
  },
  {
    breaks: 'U1: an archive of endless zeros is refused',
    ...{
      file: zip,
      was: "if (isLarge && record.unpackedBytes > limits.ratio * record.packedBytes) throw new ArchiveError('ZIP_RATIO')",
      is: '',
    },
    test: 'unit/archive/readZip',
  },
  {
    breaks: 'U7: a listed path stays at its service',
    ...{ file: addresses, was: 'url?.origin !== base.origin || url.pathname !== root + path', is: 'url === null' },
    test: 'unit/serviceClient/addresses',
  },
  {
    breaks: 'U8: no sign of control reaches the log',
    ...{ file: 'electron/log/logLine.ts', was: 'visible(JSON.stringify(cut.toWellFormed()))', is: 'cut' },
    test: 'unit/log/logLine',
  },
  {
    breaks: 'S1: a key that the log knows is left out of it',
    ...{ file: 'electron/log/discreet.ts', was: 'withoutKnownSecrets(cut, discretion.secrets)', is: 'cut' },
    test: 'unit/log/createLog',
  },
  {
    breaks: 'S2: no redirect carries a key to another origin',
    ...{
      file: addresses,
      was: "target?.origin === from.origin && target.username === ''",
      is: "target !== null && target.username === ''",
    },
    test: 'unit/serviceClient/redirects',
  },
  {
    breaks: 'S2: plain http is for this machine alone',
    ...{
      file: addresses,
      was: "(url.protocol === 'http:' && isLoopbackHost(url.hostname))",
      is: "(url.protocol === 'http:')",
    },
    test: 'unit/serviceClient/addresses',
  },
  {
    breaks: 'E1: only a top frame of the own page is answered',
    ...{
      file: 'electron/transport/window/ownSender.ts',
      was: 'if (frame?.parent !== null) return false',
      is: 'if (!frame) return false',
    },
    test: 'unit/transport/window/ownSender',
  },
  {
    breaks: 'E2: a window has a sandbox',
    ...{ file: 'electron/desktop/window/window.ts', was: 'sandbox: true,', is: 'sandbox: false,' },
    test: 'unit/desktop/windows',
  },
  {
    breaks: 'L1: only the own Host is answered',
    ...{ file: guard, was: '.includes(host) ? host : null', is: '.some((own) => host.startsWith(own)) ? host : null' },
    test: 'unit/node/ownPage/requestGuard',
  },
  {
    breaks: 'L1: only the own Origin may ask',
    ...{
      file: guard,
      was: 'if (head.origin !== undefined && head.origin !== `http://${host}`) return refusal(403)',
      is: '',
    },
    test: 'unit/node/ownPage/requestGuard',
  },
]

export const promiseFaults: readonly PlantedFault[] = [...ofFiles, ...ofCalls, ...ofStrangers]
