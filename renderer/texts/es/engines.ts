/** Words of the engines of the built-in service, in Spanish. */
import type { Texts } from '../en.ts'

export const engines: Texts['engines'] = {
  title: 'Traducción y voz',
  hint: 'Con qué traduce y escucha el servicio integrado. Sin un motor lo rechaza, y eso no cuesta nada.',
  elsewhere: 'El otro servicio trae sus propios motores.',
  check: 'Comprobar los motores',
  canTranslate: (names) => `Puede traducir con: ${names}.`,
  cannotTranslate:
    'Aquí nada puede traducir: indica abajo la dirección de un modelo de lenguaje o de LibreTranslate, o instala Apertium.',
  canHear: (names) => `Puede transcribir voz con: ${names}.`,
  cannotHear:
    'Aquí nada puede transcribir voz: indica abajo la dirección de un modelo de voz o elige la carpeta de un modelo Whisper.',
  noFfmpeg: 'Solo se pueden escuchar archivos WAV: instala ffmpeg para los vídeos.',
  names: {
    openai: 'Modelo de lenguaje',
    libretranslate: 'LibreTranslate',
    apertium: 'Apertium',
    speech: 'Modelo de voz',
    whisper: 'Carpeta de Whisper',
    ffmpeg: 'ffmpeg',
  },
  hints: {
    openai:
      'Cualquier dirección compatible con OpenAI, por ejemplo Ollama: http://127.0.0.1:11434/v1. El único motor con tonos.',
    libretranslate: 'Un servidor propio o alquilado, por ejemplo http://127.0.0.1:5000.',
    apertium: 'Se usa donde está instalado en este equipo. Bueno entre lenguas cercanas.',
    speech: 'Una dirección de audio compatible con OpenAI, por ejemplo http://127.0.0.1:8000/v1.',
    whisper: 'Un modelo Whisper en formato ONNX en este equipo. Va antes que el modelo de voz.',
  },
  address: 'Dirección',
  model: 'Modelo',
  key: 'Clave',
  useApertium: 'Usar Apertium',
  noFolder: 'Ninguna carpeta elegida',
  chooseFolder: 'Elegir una carpeta …',
  useFolder: 'Usar esta carpeta',
  forgetFolder: 'Olvidarla',
  byVariable: 'Fijado por una variable del entorno en que se inició la aplicación.',
  ready: 'Listo',
  failing: 'No funciona',
  notInstalled: 'No instalado',
  notSet: 'Sin configurar',
  knows: (names) => `Conoce: ${names}`,
  reasons: {
    unreachable: 'No responde. Comprueba que está en marcha y que la dirección es correcta.',
    refused: 'No acepta la clave. Escríbela de nuevo.',
    unknown_model: 'No tiene este modelo. Tiene:',
    no_languages: 'No conoce ningún idioma. Añádele alguno o usa otro servidor.',
    no_model: 'En esta carpeta no hay un modelo Whisper en formato ONNX. Elige la que contiene su config.json.',
    incomplete: 'Indica también el modelo.',
    unknown: 'No se puede usar. Revisa lo que está configurado aquí.',
  },
  installApertium: 'Instálalo con los idiomas que necesites; en Debian: apt-get install apertium apertium-spa-cat',
  installTransformers: 'Instala su paquete donde se ejecuta Undertitle: npm install @huggingface/transformers',
}
