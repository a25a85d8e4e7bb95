/** A translation as it is ordered. Data only. */
export const wantedJob = {
  kind: 'translation',
  service: 'https://subtitles.example',
  subtitleId: '7',
  fileId: '',
  media: '',
  sourceLanguage: 'en',
  target: 'es',
  tone: '',
} as const
