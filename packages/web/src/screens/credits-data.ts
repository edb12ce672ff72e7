export const FONTS = [
  'Archivo © The Archivo Project Authors, SIL Open Font License 1.1',
  'IBM Plex Mono © IBM Corp., SIL Open Font License 1.1',
] as const

/** game-icons.net, CC BY 3.0: Delapouite, Lorc and others. */
export const ICONS = [
  'apple-core',
  'linden-leaf',
  'smartphone',
  'washing-machine',
  't-shirt',
  'soda-can',
  'newspaper',
  'hazard-sign',
  'soda-bottle',
  'recycle',
  'gavel',
  'flame',
  'gas-mask',
  'seated-mouse',
  'jeep',
] as const
