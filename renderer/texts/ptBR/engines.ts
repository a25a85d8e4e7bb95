/** Words of the engines of the built-in service, in Brazilian Portuguese. */
import type { Texts } from '../en.ts'

export const engines: Texts['engines'] = {
  title: 'Tradução e fala',
  hint: 'Com que o serviço embutido traduz e escuta. Sem um motor ele recusa, e isso não custa nada.',
  elsewhere: 'O outro serviço traz os próprios motores.',
  check: 'Verificar os motores',
  canTranslate: (names) => `Pode traduzir com: ${names}.`,
  cannotTranslate:
    'Nada aqui pode traduzir: informe abaixo o endereço de um modelo de linguagem ou do LibreTranslate, ou instale o Apertium.',
  canHear: (names) => `Pode transcrever a fala com: ${names}.`,
  cannotHear:
    'Nada aqui pode transcrever a fala: informe abaixo o endereço de um modelo de escuta ou escolha a pasta de um modelo Whisper.',
  noFfmpeg: 'Só é possível ouvir arquivos WAV: instale o ffmpeg para os vídeos.',
  names: {
    openai: 'Modelo de linguagem',
    libretranslate: 'LibreTranslate',
    apertium: 'Apertium',
    speech: 'Modelo de escuta',
    whisper: 'Pasta do Whisper',
    ffmpeg: 'ffmpeg',
  },
  hints: {
    openai:
      'Qualquer endereço compatível com OpenAI, por exemplo Ollama: http://127.0.0.1:11434/v1. O único motor com tons.',
    libretranslate: 'Um servidor seu ou alugado, por exemplo http://127.0.0.1:5000.',
    apertium: 'Usado onde está instalado nesta máquina. Bom entre línguas próximas.',
    speech: 'Um endereço de áudio compatível com OpenAI, por exemplo http://127.0.0.1:8000/v1.',
    whisper: 'Um modelo Whisper em formato ONNX nesta máquina. Vem antes do modelo de escuta.',
  },
  address: 'Endereço',
  model: 'Modelo',
  key: 'Chave',
  useApertium: 'Usar o Apertium',
  noFolder: 'Nenhuma pasta escolhida',
  chooseFolder: 'Escolher uma pasta …',
  useFolder: 'Usar esta pasta',
  forgetFolder: 'Esquecê-la',
  byVariable: 'Definido por uma variável do ambiente em que o aplicativo foi iniciado.',
  ready: 'Pronto',
  failing: 'Não funciona',
  notInstalled: 'Não instalado',
  notSet: 'Não definido',
  knows: (names) => `Conhece: ${names}`,
  reasons: {
    unreachable: 'Não responde. Veja se está em execução e se o endereço está certo.',
    refused: 'Não aceita a chave. Defina a chave de novo.',
    unknown_model: 'Não tem este modelo. Tem:',
    no_languages: 'Não conhece nenhuma língua. Acrescente alguma ou use outro servidor.',
    no_model: 'Esta pasta não tem um modelo Whisper em formato ONNX. Escolha a que contém o config.json dele.',
    incomplete: 'Informe também o modelo.',
    unknown: 'Não pode ser usado. Confira o que está definido aqui.',
  },
  installApertium: 'Instale com as línguas de que precisa; no Debian: apt-get install apertium apertium-spa-cat',
  installTransformers: 'Instale o pacote dele onde o Undertitle é executado: npm install @huggingface/transformers',
}
