/** All sets that come with the program; made by scripts/compile-cards.mjs. */
import setAOTC from './AOTC.ts'
import setSR from './SR.ts'
import setANH from './ANH.ts'
import setBOY from './BOY.ts'
import setJG from './JG.ts'
import setESB from './ESB.ts'
import setRAS from './RAS.ts'
import setPM from './PM.ts'
import setROTJ from './ROTJ.ts'
import setROTS from './ROTS.ts'
import setFOTR from './FOTR.ts'
import setSAV from './SAV.ts'
import setBOE from './BOE.ts'
import setRAW from './RAW.ts'
import setION from './ION.ts'
import setMAND from './MAND.ts'
import setBH from './BH.ts'
import setBOH from './BOH.ts'
import setSTART from './START.ts'
import setRS from './RS.ts'
import setRO2 from './RO2.ts'
import setTEN from './TEN.ts'
import setTOR from './TOR.ts'
import setER from './ER.ts'
import setAGD from './AGD.ts'
import setTDT from './TDT.ts'
import setCAD from './CAD.ts'
import setDAN from './DAN.ts'
import setTFA from './TFA.ts'
import setVP from './VP.ts'
import setBL from './BL.ts'
import setTAL from './TAL.ts'
import setTLJ from './TLJ.ts'
import setRO from './RO.ts'
import setSOR from './SOR.ts'
import setBF from './BF.ts'
import setTUF from './TUF.ts'
import setKAE from './KAE.ts'
import setBOC from './BOC.ts'
import setTM from './TM.ts'
import setMAM from './MAM.ts'
import setIA from './IA.ts'
import setGPC from './GPC.ts'
import setEAW from './EAW.ts'
import setSOLO from './SOLO.ts'
import setTROS from './TROS.ts'
import set15TH from './15TH.ts'
import setAAA from './AAA.ts'
import setBEP from './BEP.ts'
import setFOR from './FOR.ts'
import setBOTS from './BOTS.ts'
import setTMW from './TMW.ts'
import setBOBF from './BOBF.ts'
import setTMR from './TMR.ts'
import setBAE from './BAE.ts'
import setYV from './YV.ts'
import setLOTA from './LOTA.ts'
import setALTA from './ALTA.ts'
import setVV1 from './VV1.ts'
import setVV2 from './VV2.ts'
import setUNION from './UNION.ts'
import setVDR from './VDR.ts'
import setLEG from './LEG.ts'

export const SETS: Readonly<Record<string, string>> = {
  'AOTC': setAOTC,
  'SR': setSR,
  'ANH': setANH,
  'BOY': setBOY,
  'JG': setJG,
  'ESB': setESB,
  'RAS': setRAS,
  'PM': setPM,
  'ROTJ': setROTJ,
  'ROTS': setROTS,
  'FOTR': setFOTR,
  'SAV': setSAV,
  'BOE': setBOE,
  'RAW': setRAW,
  'ION': setION,
  'MAND': setMAND,
  'BH': setBH,
  'BOH': setBOH,
  'START': setSTART,
  'RS': setRS,
  'RO2': setRO2,
  'TEN': setTEN,
  'TOR': setTOR,
  'ER': setER,
  'AGD': setAGD,
  'TDT': setTDT,
  'CAD': setCAD,
  'DAN': setDAN,
  'TFA': setTFA,
  'VP': setVP,
  'BL': setBL,
  'TAL': setTAL,
  'TLJ': setTLJ,
  'RO': setRO,
  'SOR': setSOR,
  'BF': setBF,
  'TUF': setTUF,
  'KAE': setKAE,
  'BOC': setBOC,
  'TM': setTM,
  'MAM': setMAM,
  'IA': setIA,
  'GPC': setGPC,
  'EAW': setEAW,
  'SOLO': setSOLO,
  'TROS': setTROS,
  '15TH': set15TH,
  'AAA': setAAA,
  'BEP': setBEP,
  'FOR': setFOR,
  'BOTS': setBOTS,
  'TMW': setTMW,
  'BOBF': setBOBF,
  'TMR': setTMR,
  'BAE': setBAE,
  'YV': setYV,
  'LOTA': setLOTA,
  'ALTA': setALTA,
  'VV1': setVV1,
  'VV2': setVV2,
  'UNION': setUNION,
  'VDR': setVDR,
  'LEG': setLEG,
}
