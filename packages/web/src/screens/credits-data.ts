/** Whom each game is owed to. */
export const GAMES = [
  {
    title: 'Pan t’es mort',
    design: 'Ludovic Barbe',
    art: 'Mathieu Collangettes',
    published: 'Matagot (2023), Facily Jeux (2012)',
  },
  { title: 'WASTE', design: 'Nicholas Krøyer Blok', art: 'Niklas Høok', published: null },
  {
    title: 'Industrial Waste (Müll + Money)',
    design: 'Dr. Jürgen Strohm',
    art: null,
    published: 'Hans im Glück, Rio Grande Games (2001)',
  },
  { title: 'Waste Knights', design: 'Marek Mydel', art: null, published: 'Badger’s Nest' },
] as const

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
