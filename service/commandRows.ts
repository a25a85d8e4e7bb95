/** The commands of the service, their options and examples. Data only; all of them work on one data folder or database. */
import type { CommandRow, OptionRows, ProgramRow } from '../shared/command/commandRow.ts'
import { engineOptions } from './ai/engineOptions.ts'
import { planNames } from './usage/plans.ts'

const dataOptions = {
  data: { kind: 'text', value: 'DIR', completes: 'folder', says: 'The data folder of the service' },
} as const satisfies OptionRows

const placeOptions = {
  ...dataOptions,
  database: {
    kind: 'text',
    value: 'URL',
    says: 'A database on a PostgreSQL server instead of a data folder: postgres://USER@HOST/NAME; its password comes from PGPASSWORD',
  },
} as const satisfies OptionRows

const archiveOptions = {
  archives: {
    kind: 'text',
    value: 'PLACE',
    says: 'Where the bytes of files go from the database: a folder, or s3://BUCKET/PREFIX; once named, always to be named',
  },
} as const satisfies OptionRows

const network = 'Network'
const operation = 'Operation'
const serviceRows: readonly CommandRow[] = [
  {
    name: 'start',
    says: 'Serves the data folder over HTTP until a signal ends it',
    more: 'Keys come from the environment alone: UNDERTITLE_OPENAI_KEY and so on for engines; for S3 AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION and AWS_ENDPOINT_URL_S3.',
    options: {
      ...placeOptions,
      ...archiveOptions,
      port: { kind: 'text', value: 'N', group: network, says: 'Its port; 0, the default, takes any free one' },
      host: {
        kind: 'text',
        value: 'ADDRESS',
        group: network,
        says: 'Where it listens (without it: 127.0.0.1); 0.0.0.0 for all addresses of this machine, in plain http',
      },
      name: {
        kind: 'list',
        value: 'HOST',
        group: network,
        says: 'A host name that people reach it by, or several with commas; its addresses and localhost need none',
      },
      'trust-proxy': {
        kind: 'list',
        value: 'CIDR',
        group: network,
        says: 'Addresses of your TLS proxy: its X-Forwarded-For, -Proto and -Host are believed',
      },
      'allow-local-media': {
        kind: 'flag',
        group: network,
        says: 'Callers may have media of this machine and its network transcribed',
      },
      'metrics-from': {
        kind: 'list',
        value: 'CIDR',
        group: operation,
        says: 'Addresses that may read /metrics; this machine always may',
      },
      'admin-port': {
        kind: 'text',
        value: 'N',
        group: operation,
        says: 'Opens a page for you on 127.0.0.1 alone: uploads to review, accounts, keys, jobs; 0 takes any free port',
      },
      processes: {
        kind: 'text',
        value: 'N',
        group: operation,
        says: 'So many processes answer at one address (without it: 1): no more than the machine has cores',
      },
      unready: {
        kind: 'text',
        value: 'SECONDS',
        group: operation,
        says: 'After SIGTERM it answers so long while /readyz says 503 (without it: 0); then it ends what it began',
      },
      'json-log': {
        kind: 'flag',
        group: operation,
        says: 'Standard error is lines of JSON, one for each answered request among them',
      },
      ...engineOptions,
    },
    examples: [
      { words: 'service start --data ~/service', says: 'For this machine alone, on any free port.' },
      {
        words: 'service start --data ~/service --port 8090 --trust-proxy 127.0.0.1',
        says: 'Behind a proxy that brings TLS.',
      },
      {
        words: 'service start --data ~/service --admin-port 0',
        says: 'Prints the link of your own page too, good for one browser.',
      },
      {
        words: 'service start --database postgres://me@db/subs --archives s3://subs',
        says: 'One of several nodes, which keep nothing of their own.',
      },
    ],
  },
  {
    name: 'import',
    says: 'Adds titles and subtitles to the catalogue',
    args: [
      {
        name: 'PATH',
        isMany: true,
        completes: 'path',
        missing: 'Name at least one folder, zip, .jsonl or .tsv[.gz] file',
        says: 'A folder, a zip, a .jsonl manifest or a .tsv[.gz] list of titles',
      },
    ],
    options: placeOptions,
    examples: [{ words: 'service import --data ~/service manifest.jsonl', says: 'May run beside the server.' }],
  },
  {
    name: 'remove',
    says: 'Takes out of the catalogue the subtitles that an import brought; without a path it lists what can be taken out',
    more: 'Titles stay, those of a list too. The imported files stay where they are: importing them again brings it all back. What was imported before this command came is not listed.',
    args: [
      {
        name: 'PATH',
        isMany: true,
        completes: 'path',
        says: 'As it was imported; it need not be there any more',
      },
    ],
    options: dataOptions,
    examples: [
      { words: 'service remove --data ~/service', says: 'Lists each import with its titles and subtitles.' },
      { words: 'service remove --data ~/service manifest.jsonl', says: 'Takes its subtitles out.' },
    ],
  },
  {
    name: 'key',
    says: 'Makes a key, with an account of its own or for one that is there',
    options: {
      ...placeOptions,
      plan: { kind: 'text', value: 'PLAN', allowed: planNames, says: 'Plan of the new account' },
      name: { kind: 'text', says: 'Whose it is' },
      account: { kind: 'text', value: 'ID', says: 'An account that gets a further key' },
    },
    examples: [{ words: 'service key --data ~/service --plan pro --name laptop', says: 'Prints key and account.' }],
  },
  {
    name: 'token',
    says: 'Makes a token for uploads',
    options: {
      ...placeOptions,
      account: { kind: 'text', value: 'ID', says: 'The account; the key command prints it' },
    },
    examples: [{ words: 'service token --data ~/service --account acc_5f0c2a71', says: 'Prints the token.' }],
  },
  {
    name: 'usage',
    says: 'Tells what each account and each of its keys used today, of AI this month, and all callers together',
    more: 'A line of JSON for each account, newest first, then one for all; the numbers of your own page.',
    options: {
      ...placeOptions,
      account: { kind: 'text', value: 'ID', says: 'This account alone; the key command prints it' },
    },
    examples: [{ words: 'service usage --data ~/service', says: 'May run beside the server.' }],
  },
  {
    name: 'account',
    says: 'Changes the plan of an account, blocks it or lets it in again, and revokes keys',
    more: 'Prints the account as it is then, as usage does. A service that runs knows it at once, and so does each of several nodes.',
    options: {
      ...placeOptions,
      account: { kind: 'text', value: 'ID', says: 'The account; usage lists them' },
      plan: { kind: 'text', value: 'PLAN', allowed: planNames, says: 'Its plan from now on' },
      block: { kind: 'flag', says: 'Its keys and tokens are refused; all that it has stays' },
      unblock: { kind: 'flag', says: 'It is let in again' },
      revoke: {
        kind: 'text',
        value: 'KEY_ID',
        says: 'A key of it that is good for nothing any more; usage lists them',
      },
    },
    examples: [
      {
        words: 'service account --data ~/service --account acc_5f0c --plan pro',
        says: 'May run beside the server.',
      },
      {
        words: 'service account --data ~/service --account acc_5f0c --revoke key_1b',
        says: 'For a key that others have seen.',
      },
    ],
  },
  {
    name: 'review',
    says: 'Lists the uploads that wait, and approves or rejects one',
    options: {
      ...placeOptions,
      ...archiveOptions,
      approve: { kind: 'text', value: 'N_ID', says: 'Publishes this one' },
      reject: { kind: 'text', value: 'N_ID', says: 'Refuses this one' },
      reason: { kind: 'text', says: 'Why it is refused' },
    },
    examples: [
      { words: 'service review --data ~/service', says: 'A line of JSON for each that waits.' },
      { words: 'service review --data ~/service --reject 7 --reason "Wrong episode"', says: 'Its sender is told why.' },
    ],
  },
  {
    name: 'backup',
    says: 'Writes a copy of the database, as it is at this moment, to a new file',
    more: 'Where archives are apart from the database, copy them after this.',
    args: [
      {
        name: 'FILE',
        completes: 'path',
        missing: 'Name the new file',
        says: 'Where the copy goes; nothing may be there',
      },
    ],
    options: dataOptions,
    examples: [{ words: 'service backup --data ~/service service-monday.sqlite', says: 'May run beside the server.' }],
  },
  {
    name: 'restore',
    says: 'Puts such a copy into an empty folder, from which a service can be started',
    more: 'Nothing is written over. Where archives are apart from the database, bring them back too.',
    args: [{ name: 'FILE', completes: 'path', missing: 'Name the copy', says: 'The copy that backup wrote' }],
    options: { data: { ...dataOptions.data, says: 'The new data folder: empty, or not there yet' } },
    examples: [
      {
        words: 'service restore --data ~/restored service-monday.sqlite',
        says: 'Then: service start --data ~/restored',
      },
    ],
  },
  {
    name: 'move',
    says: 'Copies all of a data folder into an empty database on a PostgreSQL server, and compares the two',
    more: 'Stop the service of the folder first. Cut off, it goes on where it was when it is started again. The folder stays as it is.',
    options: {
      from: { kind: 'text', value: 'DIR', completes: 'folder', says: 'The data folder' },
      to: {
        kind: 'text',
        value: 'URL',
        says: 'The database: postgres://USER@HOST/NAME; its password comes from PGPASSWORD',
      },
    },
    examples: [
      {
        words: 'service move --from ~/service --to postgres://me@db/subs',
        says: 'Prints how many rows of each table arrived.',
      },
    ],
  },
]

export const serviceProgram = {
  name: 'service',
  group: 'For others to use',
  says: 'Runs the built-in service for others, and keeps its catalogue and accounts',
  options: {},
  examples: [
    { words: 'service import --data ~/service titles.jsonl', says: 'Fills its catalogue.' },
    { words: 'service start --data ~/service --port 8090', says: 'Starts it.' },
  ],
  commands: serviceRows,
} as const satisfies ProgramRow
