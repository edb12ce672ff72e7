import type { PanLearn } from './learn-text.ts'

export const frLearn: PanLearn = {
  aim: 'Restez le dernier en vie. En quatre plis on gagne des cartes ; puis un revolver fait le tour, et les cartes servent à y échapper. Dix minutes, de deux à six joueurs.',
  animals: 'Six animaux, quatre de chaque',
  animalsText: 'Seul le nombre compte. Chacun reçoit quatre cartes et les garde cachées.',
  tricks: 'Première manche : quatre plis',
  tricksText: 'Chacun pose une carte face cachée, puis toutes se retournent ensemble.',
  examples: {
    highest: 'La plus haute carte seule de son espèce gagne.',
    cancel: 'Les cartes égales s’annulent d’abord. Ce qui reste décide.',
    mouse: 'Une Souris seule bat un Éléphant seul, quoi qu’il y ait d’autre.',
    nobody: 'Rien n’est seul de son espèce : personne ne gagne, les cartes sont défaussées.',
  },
  spoils:
    'Le gagnant prend tout le pli, les cartes annulées aussi, visibles devant lui. C’est sa réserve : son argent pour la seconde manche.',
  gun: 'Seconde manche : le revolver',
  gunText:
    'Six cartes revolver mélangées : cinq CLIC et un PAN. Qui a le plus de cartes commence. À son tour, on fait une de ces trois choses :',
  flip: 'Retourner la carte suivante. Gratuit.',
  reshuffle: 'Payer une carte. Les six cartes revolver sont mélangées, et l’on en retourne une.',
  skip: 'Payer autant de cartes que de joueurs en vie. Rien n’est retourné ; le suivant affronte la même pile.',
  clicText:
    'Un *CLIC* reste visible à côté de la pile : la carte suivante est plus dangereuse. Après cinq CLIC, PAN est certain.',
  double: 'Sans carte : le Double CLIC',
  doubleText:
    'Sans carte, on ne peut que retourner. Mais après un CLIC on peut continuer. Un second CLIC, et l’on prend autant de cartes que de joueurs en vie, chez qui l’on veut.',
  pan: 'PAN !',
  panText:
    'Vous êtes hors jeu, votre réserve est défaussée. Les six cartes revolver sont mélangées, et qui a le plus de cartes commence la nouvelle pile. Le dernier en vie gagne ; à la fin les cartes ne comptent pour rien.',
  victim: 'Bruna',
  ghost: 'À deux',
  ghostText:
    'Un fantôme joue avec vous dans les plis. Ses quatre cartes sont cachées ; on choisit pour lui, à tour de rôle et à l’aveugle. Il s’en va avant le revolver.',
  wrong: 'Ce que les débutants croient',
  wrongs: [
    'MÉLANGER ne sauve pas le tour : on retourne quand même, à 1 sur 6.',
    'PASSER ne remet rien à zéro : le même danger passe au suivant.',
    'PASSER coûte moins cher à chaque joueur éliminé.',
    'Après un PAN, le voisin n’a aucun droit : qui a le plus de cartes commence.',
    'Le plus de cartes, c’est aussi retourner le premier sur chaque pile neuve.',
  ],
}
